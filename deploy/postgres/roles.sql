-- The two roles of Comptoir. comptoir_owner owns the tables and changes them when a version does (MIGRATION_DATABASE_URL);
-- comptoir_app is the server's (DATABASE_URL): it cannot change or delete booked entries and audit records.
--
--   COMPTOIR_OWNER_PASSWORD=… COMPTOIR_APP_PASSWORD=… psql --file roles.sql postgres://postgres@host/comptoir
--
-- Run as a superuser in the database of Comptoir, empty or in use; it may be run again.
\set ON_ERROR_STOP on
\getenv owner_password COMPTOIR_OWNER_PASSWORD
\getenv app_password COMPTOIR_APP_PASSWORD
begin;

select format('create role %I login', name) from (values ('comptoir_owner'), ('comptoir_app')) as role (name)
where not exists (select from pg_roles where rolname = name) \gexec
alter role comptoir_owner password :'owner_password';
alter role comptoir_app password :'app_password';

select format('alter database %I owner to comptoir_owner', current_database()) \gexec
revoke create on schema public from public;
grant usage, create on schema public to comptoir_owner;
grant usage on schema public to comptoir_app;

-- Settings of the server's connections, which a pooler may not pass on.
alter role comptoir_app set jit = off;
alter role comptoir_app set statement_timeout = '60s';
alter role comptoir_app set idle_in_transaction_session_timeout = '60s';

-- Existing objects of another role.
select format('alter table %s owner to comptoir_owner', oid::regclass)
from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
  and relowner <> 'comptoir_owner'::regrole
  and not exists (select from pg_depend where pg_depend.objid = pg_class.oid and deptype = 'e') \gexec
select format('alter routine %s owner to comptoir_owner', oid::regprocedure)
from pg_proc where pronamespace = 'public'::regnamespace and proowner <> 'comptoir_owner'::regrole
  and not exists (select from pg_depend where pg_depend.objid = pg_proc.oid and deptype = 'e') \gexec

commit;
