package io.solidis.spring.spec;

import io.solidis.command.Command;
import io.solidis.command.ListCommands;
import io.solidis.command.args.InsertPosition;
import io.solidis.command.args.ListEnd;
import io.solidis.command.args.LposArgs;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisListCommands.Direction;
import org.springframework.data.redis.connection.RedisListCommands.Position;
import org.springframework.util.Assert;

/** Arguments of the list group. */
public final class ListSpecs {

    private ListSpecs() {}

    /** Which end. */
    public static ListEnd end(Direction direction) {
        Assert.notNull(direction, "Direction must not be null");
        return direction == Direction.LEFT ? ListEnd.LEFT : ListEnd.RIGHT;
    }

    /** Which side of the pivot. */
    public static InsertPosition position(Position position) {
        Assert.notNull(position, "Position must not be null");
        return position == Position.BEFORE ? InsertPosition.BEFORE : InsertPosition.AFTER;
    }

    /** LPOS; without a count at most one index. */
    public static Command<List<Long>> indexes(
            byte[] key, byte[] element, @Nullable Integer rank, @Nullable Integer count) {
        LposArgs args = rank == null ? LposArgs.NONE : LposArgs.rank(rank);
        return count == null
                ? ListCommands.lpos(key, element, args).map(index -> index == null ? List.of() : List.of(index))
                : ListCommands.lposAll(key, element, count, args);
    }
}
