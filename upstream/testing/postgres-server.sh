#!/bin/sh
# A PostgreSQL in a folder of its own, for as long as somebody holds this program's input open:
# however the tests end, it ends with them, and its folder is removed.
# What it keeps may lie elsewhere: then it stays, and is used again.
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

# In another order than bytes have, where it can be: what the books say must not depend on it.
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
# Each line is a wish for a restart; all connections are ended at once.
while read -r _; do
  kill -INT "$server"
  wait "$server"
  start "$@"
done
kill -INT "$server"
wait "$server"
rm -rf "$folder"
