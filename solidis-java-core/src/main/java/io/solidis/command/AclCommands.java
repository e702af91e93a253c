package io.solidis.command;

import static io.solidis.command.CommandName.define;

import java.util.List;

/** Commands of the server group that manage users and their rights. */
public final class AclCommands {

    private static final CommandName ACL_CAT = define("ACL CAT");
    private static final CommandName ACL_DELUSER = define("ACL DELUSER");
    private static final CommandName ACL_DRYRUN = define("ACL DRYRUN");
    private static final CommandName ACL_GENPASS = define("ACL GENPASS");
    private static final CommandName ACL_GETUSER = define("ACL GETUSER");
    private static final CommandName ACL_LIST = define("ACL LIST");
    private static final CommandName ACL_LOAD = define("ACL LOAD");
    private static final CommandName ACL_LOG = define("ACL LOG");
    private static final CommandName ACL_SAVE = define("ACL SAVE");
    private static final CommandName ACL_SETUSER = define("ACL SETUSER");
    private static final CommandName ACL_USERS = define("ACL USERS");
    private static final CommandName ACL_WHOAMI = define("ACL WHOAMI");

    private AclCommands() {}

    /** {@code ACL CAT}: all categories of commands. */
    public static Command<List<String>> aclCat() {
        return Command.of(ACL_CAT).reply(Replies.STRING_LIST);
    }

    /** {@code ACL CAT} with a category: its commands. */
    public static Command<List<String>> aclCat(String category) {
        return Command.of(ACL_CAT).add(category).reply(Replies.STRING_LIST);
    }

    /** {@code ACL DELUSER}: removes users and closes their connections; how many there were. */
    public static Command<Long> aclDelUser(String... users) {
        return ServerCommands.words(Command.of(ACL_DELUSER), "users", users).reply(Replies.LONG);
    }

    /** {@code ACL DRYRUN}: {@code OK} if the user may run the command, else the reason why not (Redis 7). */
    public static Command<String> aclDryRun(String user, String command, byte[]... args) {
        CommandBuilder dryRun = Command.of(ACL_DRYRUN).add(user).add(command);
        for (byte[] arg : args) {
            dryRun.add(arg, "args");
        }
        return dryRun.reply(Replies.STRING);
    }

    /** {@code ACL GENPASS}: a random password of 256 bits in hexadecimal. */
    public static Command<String> aclGenPass() {
        return Command.of(ACL_GENPASS).reply(Replies.STRING);
    }

    /** {@code ACL GENPASS} with a number of bits, rounded up to a multiple of 4. */
    public static Command<String> aclGenPass(int bits) {
        return Command.of(ACL_GENPASS).add(bits).reply(Replies.STRING);
    }

    /** {@code ACL GETUSER}: a flat name and value list; {@code null} if there is no such user. */
    public static Command<List<Object>> aclGetUser(String user) {
        return Command.of(ACL_GETUSER).add(user).reply(Replies.RAW_LIST);
    }

    /** {@code ACL LIST}: the rules of every user, as in the ACL file; hashes of passwords included. */
    public static Command<List<String>> aclList() {
        return Command.of(ACL_LIST).reply(Replies.STRING_LIST);
    }

    /** {@code ACL LOAD}: reads the ACL file again, all of it or nothing. */
    public static Command<String> aclLoad() {
        return Command.of(ACL_LOAD).reply(Replies.STATUS);
    }

    /** {@code ACL LOG}: up to so many of the latest refusals, each a flat name and value list. */
    public static Command<List<Object>> aclLog(long count) {
        return Command.of(ACL_LOG).add(count).reply(Replies.RAW_LIST);
    }

    /** {@code ACL LOG RESET}: forgets the refusals. */
    public static Command<String> aclLogReset() {
        return Command.of(ACL_LOG).add(Keyword.RESET).reply(Replies.STATUS);
    }

    /** {@code ACL SAVE}: writes the ACL file. */
    public static Command<String> aclSave() {
        return Command.of(ACL_SAVE).reply(Replies.STATUS);
    }

    /** {@code ACL SETUSER}: creates a user or changes its rules, such as {@code on >secret ~cache:* +get}. */
    public static Command<String> aclSetUser(String user, String... rules) {
        CommandBuilder setUser = Command.of(ACL_SETUSER).add(user);
        for (String rule : rules) {
            setUser.add(rule);
        }
        return setUser.reply(Replies.STATUS);
    }

    /** {@code ACL USERS}: the names of all users. */
    public static Command<List<String>> aclUsers() {
        return Command.of(ACL_USERS).reply(Replies.STRING_LIST);
    }

    /** {@code ACL WHOAMI}: the user of this connection. */
    public static Command<String> aclWhoAmI() {
        return Command.of(ACL_WHOAMI).reply(Replies.STRING);
    }
}
