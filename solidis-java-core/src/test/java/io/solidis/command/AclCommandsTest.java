package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.set;

import java.util.List;
import java.util.stream.Stream;

class AclCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        return Stream.concat(users().stream(), rest().stream()).toList();
    }

    private static List<CommandRow> users() {
        return List.of(
                row("aclDelUser", AclCommands.aclDelUser("bob", "eve"))
                        .sends("ACL DELUSER bob eve")
                        .answers(integer(1))
                        .gives(1L),
                row("aclGetUser", AclCommands.aclGetUser("bob"))
                        .sends("ACL GETUSER bob")
                        .answers(
                                array(bulk("flags"), bulks("on", "nopass"), bulk("keys"), bulk("~*")),
                                map(bulk("flags"), set(bulk("on"), bulk("nopass")), bulk("keys"), bulk("~*")))
                        .gives(List.of(b("flags"), List.of(b("on"), b("nopass")), b("keys"), b("~*"))),
                row("aclGetUser", AclCommands.aclGetUser("eve"))
                        .sends("ACL GETUSER eve")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("aclList", AclCommands.aclList())
                        .sends("ACL LIST")
                        .answers(bulks("user default on nopass ~* &* +@all"))
                        .gives(List.of("user default on nopass ~* &* +@all")),
                row("aclSetUser", AclCommands.aclSetUser("bob", "on", ">p w", "+get"))
                        .sends("ACL SETUSER bob on", b(">p w"), "+get")
                        .answers(OK)
                        .gives("OK"),
                row("aclUsers", AclCommands.aclUsers())
                        .sends("ACL USERS")
                        .answers(bulks("default", "bob"))
                        .gives(List.of("default", "bob")),
                row("aclWhoAmI", AclCommands.aclWhoAmI())
                        .sends("ACL WHOAMI")
                        .answers(bulk("bob"))
                        .gives("bob"));
    }

    private static List<CommandRow> rest() {
        return List.of(
                row("aclCat", AclCommands.aclCat())
                        .sends("ACL CAT")
                        .answers(bulks("read", "write"))
                        .gives(List.of("read", "write")),
                row("aclCat", AclCommands.aclCat("read"))
                        .sends("ACL CAT read")
                        .answers(bulks("get"))
                        .gives(List.of("get")),
                row("aclDryRun", AclCommands.aclDryRun("bob", "get", b("k")))
                        .sends("ACL DRYRUN bob get k")
                        .answers(bulk("User bob has no permissions to run the 'get' command"))
                        .gives("User bob has no permissions to run the 'get' command"),
                row("aclGenPass", AclCommands.aclGenPass())
                        .sends("ACL GENPASS")
                        .answers(bulk("dd721260"))
                        .gives("dd721260"),
                row("aclGenPass", AclCommands.aclGenPass(5))
                        .sends("ACL GENPASS 5")
                        .answers(bulk("90"))
                        .gives("90"),
                row("aclLoad", AclCommands.aclLoad())
                        .sends("ACL LOAD")
                        .answers(OK)
                        .gives("OK"),
                row("aclLog", AclCommands.aclLog(1))
                        .sends("ACL LOG 1")
                        .answers(
                                array(array(bulk("count"), integer(1), bulk("age-seconds"), bulk("4.5"))),
                                array(map(bulk("count"), integer(1), bulk("age-seconds"), bulk("4.5"))))
                        .gives(List.of(List.of(b("count"), 1L, b("age-seconds"), b("4.5")))),
                row("aclLogReset", AclCommands.aclLogReset())
                        .sends("ACL LOG RESET")
                        .answers(OK)
                        .gives("OK"),
                row("aclSave", AclCommands.aclSave())
                        .sends("ACL SAVE")
                        .answers(OK)
                        .gives("OK"));
    }
}
