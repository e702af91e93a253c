#!/usr/bin/env bash
# Brings the servers of the test matrix into a folder: ci/servers.sh [DIR]
#
#   DIR/redis-8.0/{redis-server,redis-cli,redis-benchmark}
#   DIR/valkey-9.1/{valkey-server,valkey-cli,valkey-benchmark}
#
# They are packages of Debian suites newer than the machine's own, so nothing is installed: each is unpacked with the
# libraries it needs, and small launchers start it through that folder's own dynamic loader. Needs apt and dpkg-deb, no
# root. Signatures are checked with the Debian keyring that is installed. Default DIR: the place where the tests look.
set -euo pipefail

dir=${1:-${SOLIDIS_SERVERS_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/solidis/servers}}

if ! command -v apt-get >/dev/null || ! command -v dpkg-deb >/dev/null; then
    echo "servers.sh: no apt on this machine, the server matrix shrinks to the embedded Redis 7.0" >&2
    exit 0
fi

# The archive this machine already uses; a mirror can be named in SOLIDIS_DEBIAN_ARCHIVE.
debian_archive() {
    if [ -n "${SOLIDIS_DEBIAN_ARCHIVE:-}" ]; then
        echo "$SOLIDIS_DEBIAN_ARCHIVE"
        return
    fi
    local files=()
    for file in /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list /etc/apt/sources.list; do
        [ -r "$file" ] && files+=("$file")
    done
    # Both notations: "URIs: A B" and "deb [options] A suite components".
    sed -n -e 's/^URIs:[[:space:]]*//p' -e 's/^deb[[:space:]]\{1,\}\(\[[^]]*\][[:space:]]*\)\{0,1\}//p' "${files[@]}" |
        tr -s '[:space:]' '\n' | sed -n '/\/debian\/\{0,1\}$/p;/^mirror+file:.*debian/p' | sed -n 1p
}

# apt with its own state, cache and sources: it neither sees nor changes what is installed here.
isolated_apt() {
    local home=$1
    shift
    apt-get -qq -o Dir::State="$home/state" -o Dir::State::status="$home/state/status" -o Dir::Cache="$home/cache" \
        -o Dir::Etc::sourcelist="$home/sources.list" -o Dir::Etc::sourceparts=- -o Dir::Etc::preferences=none \
        -o Dir::Etc::preferencesparts="$home/none" -o APT::Sandbox::User= -o APT::Install-Recommends=false \
        -o Acquire::Retries=3 -o Acquire::Languages=none "$@"
}

# Only these are unpacked: what the server asks for beyond libraries (systemd, adduser) is for installed services.
needed_packages() {
    awk '{ print $2 }' | sed 's/_.*//' | grep -E '^(lib|zlib|redis|valkey)'
}

launcher() {
    local folder=$1 program=$2 loader
    loader=$(cd "$folder/root" && find usr/lib64 usr/lib -maxdepth 1 -name 'ld-linux*' 2>/dev/null | sed -n 1p)
    local libraries
    libraries=$(cd "$folder/root" && dirname "$(find usr/lib -name 'libc.so.6' | sed -n 1p)")
    cat >"$folder/$program" <<LAUNCHER
#!/bin/sh
root=\$(CDPATH= cd -- "\$(dirname -- "\$0")" && pwd)/root
exec "\$root/$loader" --library-path "\$root/$libraries" --argv0 $program "\$root/usr/bin/$program" "\$@"
LAUNCHER
    chmod +x "$folder/$program"
}

# provide NAME SUITE PACKAGE PROGRAM...   The first program is the server.
provide() {
    local name=$1 suite=$2 package=$3
    shift 3
    if "$dir/$name/$1" --version >/dev/null 2>&1; then
        echo "$name: $("$dir/$name/$1" --version) (already here)"
        return
    fi
    echo "$name: fetching $package of suite $suite" >&2
    local work="$dir/.$name.$$"
    rm -rf "$work"
    mkdir -p "$work/apt/none" "$work/apt/state/lists/partial" "$work/apt/cache/archives/partial"
    mkdir -p "$work/debs" "$work/$name/root"
    : >"$work/apt/state/status"
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $archive $suite main" >"$work/apt/sources.list"
    isolated_apt "$work/apt" update
    isolated_apt "$work/apt" --print-uris -y install "$package" | needed_packages >"$work/packages"
    local packages
    mapfile -t packages <"$work/packages"
    (cd "$work/debs" && isolated_apt "$work/apt" download "${packages[@]}")
    for deb in "$work"/debs/*.deb; do
        dpkg-deb -x "$deb" "$work/$name/root"
    done
    for program; do
        launcher "$work/$name" "$program"
    done
    "$work/$name/$1" --version >/dev/null
    rm -rf "${dir:?}/$name"
    mv "$work/$name" "$dir/$name"
    rm -rf "$work"
    local version
    version=$("$dir/$name/$1" --version)
    echo "$name: $version"
    case $version in
        *"v=${name#*-}."*) ;;
        *) echo "servers.sh: suite $suite has moved on: $name now holds another version, see above" >&2 ;;
    esac
}

archive=$(debian_archive)
if [ -z "$archive" ]; then
    echo "servers.sh: apt's sources name no Debian archive; name one in SOLIDIS_DEBIAN_ARCHIVE" >&2
    exit 1
fi
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
trap 'rm -rf "$dir"/.*."$$"' EXIT

provide redis-8.0 trixie redis-server redis-server redis-cli redis-benchmark
provide valkey-9.1 forky valkey-server valkey-server valkey-cli valkey-benchmark
