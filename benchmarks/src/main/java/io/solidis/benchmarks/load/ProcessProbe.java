package io.solidis.benchmarks.load;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;

/**
 * What the whole process has used up to now.
 *
 * <p>Allocation is the sum over all threads. Since 21 the JVM keeps that sum, ended and virtual threads included;
 * before, it is added up over the threads alive now, so a thread that ends between two probes counts nothing. The
 * loads keep their threads, so nothing of weight is lost.
 */
public final class ProcessProbe {

    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long TOTAL = -1;

    private final long nanos = System.nanoTime();
    private final long cpuNanos = SYSTEM.getProcessCpuTime();
    private final Map<Long, Long> allocatedByThread = allocated();
    private final long commands;

    /** Looks now. */
    public ProcessProbe(Meter meter) {
        this.commands = meter.commands();
    }

    /** Commands per second since an earlier probe. */
    public double commandsPerSecond(ProcessProbe earlier) {
        return commandsSince(earlier) * 1e9 / (nanos - earlier.nanos);
    }

    /** Microseconds of processor time of the process, all threads, GC and JIT included, per command. */
    public double cpuMicrosPerCommand(ProcessProbe earlier) {
        return (cpuNanos - earlier.cpuNanos) / 1e3 / commandsSince(earlier);
    }

    /** Bytes allocated on the heap per command. */
    public double allocatedBytesPerCommand(ProcessProbe earlier) {
        long sum = 0;
        for (Map.Entry<Long, Long> thread : allocatedByThread.entrySet()) {
            sum += thread.getValue() - earlier.allocatedByThread.getOrDefault(thread.getKey(), 0L);
        }
        return (double) sum / commandsSince(earlier);
    }

    private long commandsSince(ProcessProbe earlier) {
        long count = commands - earlier.commands;
        if (count <= 0) {
            throw new IllegalStateException("No command completed while the clock ran");
        }
        return count;
    }

    private static Map<Long, Long> allocated() {
        Map<Long, Long> allocated = new HashMap<>();
        if (Runtime.version().feature() >= 21) {
            allocated.put(TOTAL, totalAllocated());
            return allocated;
        }
        long[] ids = THREADS.getAllThreadIds();
        long[] bytes = THREADS.getThreadAllocatedBytes(ids);
        for (int i = 0; i < ids.length; i++) {
            allocated.put(ids[i], Math.max(bytes[i], 0));
        }
        return allocated;
    }

    // The class files are for Java 17; this method exists since 21.
    private static long totalAllocated() {
        try {
            return (Long)
                    ThreadMXBean.class.getMethod("getTotalThreadAllocatedBytes").invoke(THREADS);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JVM does not tell how much it allocates", e);
        }
    }
}
