#!/bin/sh
# Runs a PostgreSQL server in a folder of its own until this script's standard input is closed.
# When the tests end, also after a crash, the input is closed: the server stops and its folder is
# removed. The data may be in another folder, which is not removed and can be used again.
#   postgres-server.sh BINARIES FOLDER DATA [OPTION OF POSTGRES …]
binaries=$1
folder=$2
data=$3
shift 3
export LC_ALL=C

prepare() {
  "$binaries/initdb" -D "$data" -U lejar -A trust -E UTF8 --locale=C --no-sync "$@" \
    >"$folder/initdb.log" 2>&1
}

# Uses a collation other than byte order when possible, because no result may depend on it.
[ -e "$data/PG_VERSION" ] || prepare --locale-provider=icu --icu-locale=en || prepare || {
  cat "$folder/initdb.log" >&2
  exit 1
}

start() {
  "$binaries/postgres" -D "$data" -c listen_addresses= -c unix_socket_directories="$folder" \
    "$@" >>"$folder/server.log" 2>&1 &
  server=$!
  until "$binaries/pg_isready" -q -h "$folder"; do
    kill -0 "$server" 2>/dev/null || { cat "$folder/server.log" >&2; exit 1; }
    sleep 0.05
  done
  echo ready
}

start "$@"
# Each line of the input restarts the server and ends all connections at once.
while read -r _; do
  kill -INT "$server"
  wait "$server"
  start "$@"
done
kill -INT "$server"
wait "$server"
rm -rf "$folder"
