package io.solidis.command.args;

/** When {@code SET} may write. */
public sealed interface SetCondition extends CommandArguments permits KeyCondition, ValueCondition {

    /** {@code NX}: only if the key does not exist. */
    static SetCondition ifAbsent() {
        return KeyCondition.NX;
    }

    /** {@code XX}: only if the key exists. */
    static SetCondition ifPresent() {
        return KeyCondition.XX;
    }
}
