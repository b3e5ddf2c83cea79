# A new cluster with the user, the database and the scripts that the image would make, then the server.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  initdb --encoding=UTF8 --locale=C.UTF-8 --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl start --wait --silent --options="-c listen_addresses=''"
  [ "$POSTGRES_DB" = postgres ] || createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*; do
    case "$script" in
      *.sh) . "$script" ;;
      *.sql) psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 --no-psqlrc --file="$script" ;;
    esac
  done
  pg_ctl stop --wait --silent --mode=fast
fi
exec "$@" -c listen_addresses='*'
