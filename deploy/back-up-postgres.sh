#!/bin/sh
# Backs up the books in PostgreSQL into BACKUP_DIR, and removes backups of more than 60 days ago.
# The API looks there for the newest file *.dump (docs/operations/postgresql.md).
set -eu
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}"
# The backup has all records of the businesses: only its owner can read it.
umask 077
mkdir -p "$BACKUP_DIR"
backup="$BACKUP_DIR/books-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
trap 'rm -f "$backup.unfinished"' EXIT
pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" --file="$backup.unfinished"
# Reads the whole backup, so that one that was cut off does not get a backup's name.
pg_restore --file=/dev/null "$backup.unfinished"
mv "$backup.unfinished" "$backup"
find "$BACKUP_DIR" -name 'books-*.dump' -mtime +60 -delete
