# Debian's PostgreSQL in place of postgres:15: as much of that image as the compose file uses.
FROM comptoir-stand-in/debian
RUN groupadd --system --gid 999 postgres && useradd --system --gid postgres --uid 999 --home-dir /var/lib/postgresql postgres \
  && apt-get update -q && apt-get install -y -q --no-install-recommends postgresql-15 \
  && rm -rf /var/lib/apt/lists/* /usr/share/doc /usr/share/man /usr/share/locale \
  && pg_dropcluster 15 main; mkdir -p /var/lib/postgresql/data /var/run/postgresql /docker-entrypoint-initdb.d \
  && chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql && chmod 1777 /var/lib/postgresql/data /var/run/postgresql
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/data
COPY postgres-entrypoint.sh /usr/local/bin/
ENTRYPOINT ["sh", "/usr/local/bin/postgres-entrypoint.sh"]
STOPSIGNAL SIGINT
CMD ["postgres"]
