package io.solidis.connection;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.solidis.command.Replies;
import io.solidis.error.ConnectionException;
import io.solidis.error.ConnectionLostException;
import io.solidis.error.HandshakeException;
import io.solidis.error.ProtocolException;
import io.solidis.protocol.ErrorReply;
import io.solidis.protocol.PushReply;
import io.solidis.protocol.RespDecoder;
import io.solidis.protocol.RespEncoder;
import io.solidis.protocol.RespLimits;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/*
 * Replies carry no name, so the order of `inFlight` is all that ties them to requests. Three rules keep it true: an entry
 * is in the queue before its first byte is encoded; it leaves only with its last reply, whatever became of its future; and
 * any surprise (a reply nobody asked for, bytes that are not RESP, an encoder that fails) closes the socket, because after
 * it nobody could say whose reply comes next.
 *
 * Futures complete after the queue has been updated, as completing may run code that closes this very wire: the read loop
 * looks at `closed` before each reply.
 */
/** One open socket: writes entries, matches replies, first in first out. Event loop only. */
final class Wire extends ChannelInboundHandlerAdapter {

    /** Whom this wire tells what happens to it. */
    interface Owner {
        /** Entries of this weight have been answered. */
        void released(long weight);

        /** The socket read all there was, or can take more bytes: waiting entries may go on. */
        void progress();

        /** An out-of-band message, or a subscription event of RESP2. */
        void event(List<?> message);

        /** The socket is closed; entries in flight fail right after this call. */
        void closed(Wire wire, Throwable cause);
    }

    private final Channel channel;
    private final Object where;
    private final ArrayDeque<Pending<?>> inFlight = new ArrayDeque<>();
    private final RespDecoder decoder = new RespDecoder(RespLimits.DEFAULT);
    private final RespEncoder encoder;
    private final EventRouting events;
    private @Nullable Owner owner;
    private boolean closed;
    private long answered;
    private long lastReadNanos = System.nanoTime();

    /**
     * @param where names the node in messages
     * @param events tells events from replies
     */
    Wire(Channel channel, Object where, EventRouting events) {
        this.channel = channel;
        this.where = where;
        this.events = events;
        // no promise per write: a failed one reaches exceptionCaught, which closes the wire
        this.encoder = new RespEncoder(channel.alloc(), buffer -> channel.write(buffer, channel.voidPromise()));
    }

    void attach(Owner owner) {
        this.owner = owner;
    }

    /** Writes an entry, or its next part; true once all of it is written. Nothing leaves before {@link #flush()}. */
    boolean write(Pending<?> pending, long now) {
        if (closed) {
            pending.fail(new ConnectionException(
                    pending.label() + " not sent: the connection to " + where + " is closed", null));
            return true;
        }
        if (pending.writtenNanos == 0) {
            pending.writtenNanos = now;
            inFlight.add(pending);
        }
        try {
            return pending.encode(encoder);
        } catch (RuntimeException | Error e) {
            close(e);
            return true;
        }
    }

    void flush() {
        encoder.flush();
        channel.flush();
    }

    /** Whether the socket may be given more to send. */
    boolean isWritable() {
        return !closed && channel.isWritable();
    }

    /** Whether a reply is outstanding that nothing may be written before. */
    boolean isHeldBack() {
        Pending<?> head = inFlight.peekFirst();
        return head != null && head.isBarrier();
    }

    boolean isIdle() {
        return inFlight.isEmpty();
    }

    long lastReadNanos() {
        return lastReadNanos;
    }

    ArrayDeque<Pending<?>> inFlight() {
        return inFlight;
    }

    boolean isReading() {
        return channel.config().isAutoRead();
    }

    void setReading(boolean reading) {
        if (channel.config().isAutoRead() != reading) {
            channel.config().setAutoRead(reading);
        }
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        ByteBuf in = (ByteBuf) message;
        try {
            lastReadNanos = System.nanoTime();
            while (!closed) {
                Object reply = decoder.decode(in);
                if (reply == RespDecoder.INCOMPLETE) {
                    break;
                }
                route(reply);
            }
        } catch (ProtocolException e) {
            close(e);
        } finally {
            in.release();
            releaseAnswered();
        }
    }

    private void route(@Nullable Object reply) {
        Pending<?> head = inFlight.peekFirst();
        if (reply instanceof PushReply push) {
            event(push, head);
        } else if (reply instanceof List<?> list && events.isEvent(list)) {
            event(list, head);
        } else if (head != null) {
            answer(head, reply);
        } else {
            throw strayReply(reply);
        }
    }

    private void answer(Pending<?> head, @Nullable Object reply) {
        if (head.isEndedBy(reply)) {
            inFlight.pollFirst();
            answered += QueueBudget.weight(head);
            if (inFlight.isEmpty()) {
                // before the last caller goes on, who may want to know whether anything is pending
                releaseAnswered();
            }
        }
        head.accept(reply);
    }

    private void releaseAnswered() {
        long weight = answered;
        answered = 0;
        if (owner != null && weight != 0) {
            owner.released(weight);
        }
    }

    private void event(List<?> message, @Nullable Pending<?> head) {
        if (owner != null) {
            owner.event(message);
        }
        if (!closed && head != null && events.answers(message, head)) {
            answer(head, message);
        }
    }

    private RuntimeException strayReply(@Nullable Object reply) {
        if (reply instanceof ErrorReply error) {
            close(new HandshakeException(where + " refuses the connection: " + error.message(), null));
        }
        return new ProtocolException(where + " sent a reply that nobody asked for: " + Replies.shapeOf(reply));
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (owner != null && !closed) {
            owner.progress();
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        if (owner != null && !closed && channel.isWritable()) {
            owner.progress();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        close(new IOException("the server closed the connection"));
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        close(cause);
    }

    /** Closes the socket and fails what is in flight. Idempotent. */
    void close(Throwable cause) {
        close(cause, Map.of());
    }

    /**
     * The same.
     *
     * @param verdicts what to tell some of the entries instead of {@code cause}: the socket is closed before they hear it
     */
    void close(Throwable cause, Map<Pending<?>, ? extends RuntimeException> verdicts) {
        if (closed) {
            return;
        }
        closed = true;
        channel.close();
        Pending<?>[] lost = inFlight.toArray(new Pending<?>[0]);
        inFlight.clear();
        try {
            tellOwner(lost, cause);
        } finally {
            for (Pending<?> pending : lost) {
                RuntimeException verdict = verdicts.get(pending);
                pending.fail(verdict == null ? lost(pending, cause) : verdict);
            }
        }
    }

    private void tellOwner(Pending<?>[] lost, Throwable cause) {
        if (owner == null) {
            return;
        }
        long weight = 0;
        for (Pending<?> pending : lost) {
            weight += QueueBudget.weight(pending);
        }
        owner.released(weight);
        owner.closed(this, cause);
    }

    private RuntimeException lost(Pending<?> pending, Throwable cause) {
        return cause instanceof HandshakeException refused
                ? new HandshakeException(String.valueOf(refused.getMessage()), refused)
                : new ConnectionLostException(
                        pending.label() + " was sent to " + where
                                + ", but the connection was lost before its reply came; whether it ran is unknown: "
                                + ConnectionException.reason(cause),
                        cause);
    }
}
