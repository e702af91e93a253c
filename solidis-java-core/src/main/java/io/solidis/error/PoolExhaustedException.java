package io.solidis.error;

/** All exclusive connections of a node were lent out for longer than the caller may wait. Nothing was sent. */
public final class PoolExhaustedException extends SolidisException {

    private static final long serialVersionUID = 1L;

    /** Names the node, the size of the pool and how long the caller waited. */
    public PoolExhaustedException(String message) {
        super(message);
    }
}
