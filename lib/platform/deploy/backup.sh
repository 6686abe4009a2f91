#!/bin/sh
# Dumps the database once a day, keeps the newest 14 dumps, and retries a failed dump after ten minutes.
set -u
while true; do
  file=/backups/seatmap-$(date -u +%Y%m%dT%H%M%SZ).dump
  if pg_dump --format=custom --file="$file.unfinished" seatmap && mv "$file.unfinished" "$file"; then
    ls -1 /backups/seatmap-*.dump | sort -r | tail -n +15 | xargs -r rm --
    sleep 86400
  else
    echo "The dump failed." >&2
    rm -f "$file.unfinished"
    sleep 600
  fi
done
