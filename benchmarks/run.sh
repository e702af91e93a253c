#!/usr/bin/env bash
# Builds what is needed and compares the clients: benchmarks/run.sh quick|full [--only REGEX] [--clients A,B] [--rounds N]
# Results: benchmarks/target/results.json, results.md, results.svg. See benchmarks/README.md.
set -euo pipefail

since=$(date +%s)
case ${1:-} in
  quick | full) ;;
  *)
    echo "usage: $0 quick|full [--only WORKLOAD-REGEX] [--clients A,B,C] [--rounds N] [--warmup S --measure S]" >&2
    exit 2
    ;;
esac

cd "$(dirname "$0")/.."
build=(mvn -q -B -pl benchmarks -am test-compile)
echo "Building..."
"${build[@]}" -o >/dev/null 2>&1 || "${build[@]}"

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
exec "$java" -cp "benchmarks/target/classes:$(cat benchmarks/target/classpath)" \
  io.solidis.benchmarks.BenchmarkMain benchmarks/target "$@" --since "$since"
