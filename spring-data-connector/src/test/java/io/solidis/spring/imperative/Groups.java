package io.solidis.spring.imperative;

import java.util.List;
import java.util.stream.Stream;
import org.springframework.util.ClassUtils;

/** All rows there are for the version of Spring Data Redis that is on the class path. */
final class Groups {

    private static final boolean HAS_41 = ClassUtils.isPresent(
            "org.springframework.data.redis.connection.SetCondition", Groups.class.getClassLoader());

    private Groups() {}

    static List<ScenarioRow> all() {
        return Stream.of(
                        ConnectionRows.rows(),
                        GeoRows.rows(),
                        HashRows.rows(),
                        KeyRows.rows(),
                        ListRows.rows(),
                        ScriptingRows.rows(),
                        ServerRows.rows(),
                        SetRows.rows(),
                        SortedSetRows.reads(),
                        SortedSetRows.changes(),
                        SortedSetRows.combinations(),
                        StreamRows.rows(),
                        StringRows.rows())
                .flatMap(List::stream)
                .filter(row -> HAS_41 || !row.needs41())
                .toList();
    }
}
