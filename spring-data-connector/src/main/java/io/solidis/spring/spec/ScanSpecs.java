package io.solidis.spring.spec;

import io.solidis.command.args.ScanArgs;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.core.KeyScanOptions;
import org.springframework.data.redis.core.ScanOptions;

/** Options of the SCAN family. */
public final class ScanSpecs {

    private ScanSpecs() {}

    /** Pattern, count and, for keys, the type. */
    public static ScanArgs args(ScanOptions options) {
        @Nullable String type = options instanceof KeyScanOptions keys ? keys.getType() : null;
        return new ScanArgs(options.getBytePattern(), options.getCount(), type);
    }
}
