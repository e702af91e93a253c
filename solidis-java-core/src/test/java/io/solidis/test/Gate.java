package io.solidis.test;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Holds threads up while it is closed. Tests use it to decide in which order things happen, where others would sleep.
 */
public final class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    private Gate(boolean open) {
        this.open = open;
    }

    public static Gate closed() {
        return new Gate(false);
    }

    public static Gate opened() {
        return new Gate(true);
    }

    /** Lets everyone pass, now and until it is closed again. */
    public void open() {
        set(true);
    }

    public void close() {
        set(false);
    }

    /** Returns when the gate is open. */
    public void pass() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!open) {
                opened.await();
            }
        } finally {
            lock.unlock();
        }
    }

    private void set(boolean value) {
        lock.lock();
        try {
            open = value;
            opened.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
