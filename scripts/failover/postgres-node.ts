import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, HOST, run, type Machine } from './machine';

export class PostgresNode {
  private server: ChildProcess | undefined;

  private constructor(
    readonly name: string,
    readonly port: number,
    readonly folder: string,
    private readonly machine: Machine,
  ) {}

  static async in(folder: string, name: string, machine: Machine): Promise<PostgresNode> {
    const own = path.join(folder, name);
    mkdirSync(own);
    if (machine.owner) chownSync(own, machine.owner.uid, machine.owner.gid);
    return new PostgresNode(name, await freePort(), own, machine);
  }

  get data(): string {
    return path.join(this.folder, 'data');
  }

  async initialise(archive: string): Promise<void> {
    const locale = ['-E', 'UTF8', '--locale=C', '--data-checksums'];
    await this.program('initdb', ['-D', this.data, '-U', 'postgres', '-A', 'trust', ...locale]);
    const settings = [
      `wal_level = replica`,
      `archive_mode = on`,
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
      `wal_keep_size = 512MB`,
    ];
    appendFileSync(path.join(this.data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  }

  /** Replaces the data with a copy of a running server and follows it. */
  async follow(primary: PostgresNode): Promise<void> {
    rmSync(this.data, { recursive: true, force: true });
    const from = `host=${HOST} port=${primary.port} user=postgres application_name=${this.name}`;
    await this.program('pg_basebackup', ['-D', this.data, '-d', from, '-R', '-X', 'stream', '-c', 'fast']);
    await this.start();
    await primary.query(
      `alter system set synchronous_standby_names = 'FIRST 1 ("${this.name}")'`,
      'select pg_reload_conf()',
    );
    const isSync = `select count(*) from pg_stat_replication where application_name = '${this.name}' and sync_state = 'sync'`;
    while ((await primary.query(isSync)) !== '1') await pause(100);
  }

  async start(): Promise<void> {
    const own = ['-k', this.folder, '-p', String(this.port), '-c', `listen_addresses=${HOST}`];
    this.server = spawn(this.machine.postgres('postgres'), ['-D', this.data, ...own], {
      ...this.machine.owner,
      cwd: this.folder,
      stdio: 'ignore',
    });
    while (!(await this.answers())) await pause(50);
  }

  async answers(): Promise<boolean> {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }

  /** Kills all processes at once, as a power loss does. */
  async kill(): Promise<void> {
    const { server } = this;
    if (server?.pid === undefined) return;
    const exited = once(server, 'exit');
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').filter(Boolean);
    process.kill(server.pid, 'SIGKILL');
    for (const child of children) killed(Number(child));
    await exited;
    this.server = undefined;
  }

  /** Promotes a standby; commits do not wait for another one until there is one. */
  async promote(): Promise<void> {
    await this.program('pg_ctl', ['promote', '-w', '-D', this.data]);
    await this.query(`alter system reset synchronous_standby_names`, 'select pg_reload_conf()');
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
    this.server = undefined;
  }

  async query(...statements: string[]): Promise<string> {
    const commands = statements.flatMap((statement) => ['-c', statement]);
    const args = ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', HOST, '-p', String(this.port), '-U', 'postgres'];
    const text = await run(this.machine.postgres('psql'), [...args, '-d', this.database, ...commands], {
      env: { ...process.env, PGCONNECT_TIMEOUT: '2' },
    });
    return text.trim().split('\n').at(-1) ?? '';
  }

  database = 'postgres';

  program(name: string, args: readonly string[]): Promise<string> {
    return run(this.machine.postgres(name), args, { ...this.machine.owner, cwd: this.folder });
  }
}

function killed(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {}
}
