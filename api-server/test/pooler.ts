import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverIn, serverUser, type TestServer } from './postgres';

const ROLES = ['postgres', 'comptoir_owner', 'comptoir_app'];

/**
 * Starts PgBouncer as in docs/operate.md; returns the folder of its socket. Connections rotate, so that leaked
 * session state reaches another client, and are released early, since each test has its own database.
 */
export async function startPooler(program: string, server: TestServer): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-pooler-'));
  const settings = path.join(folder, 'pgbouncer.ini');
  const accounts = path.join(folder, 'accounts.txt');
  writeFileSync(accounts, ROLES.map((role) => `"${role}" ""\n`).join(''));
  writeFileSync(
    settings,
    `[databases]
* = host=${server.folder}
[pgbouncer]
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${accounts}
pool_mode = transaction
max_prepared_statements = 500
ignore_startup_parameters = options,statement_timeout,idle_in_transaction_session_timeout
default_pool_size = 10
max_client_conn = 1000
server_round_robin = 1
server_idle_timeout = 5
`,
  );
  const owner = serverUser();
  if (owner) for (const each of [folder, settings, accounts]) chownSync(each, owner.uid, owner.gid);
  const pooler = spawn(program, ['--quiet', settings], { ...owner, stdio: 'ignore', cwd: folder });
  return serverIn(folder, pooler, 'SIGQUIT');
}
