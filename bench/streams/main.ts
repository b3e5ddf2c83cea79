import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { agencyInput } from '../../api-server/test/small-business';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { watchMachine } from '../load/machine-use';
import { ask, type Person } from '../load/person';
import { startServers, type Servers } from '../load/servers';
import { median } from '../median';
import { Browsers } from './browsers';
import { watchDatabase, type DatabaseUse } from './database-use';
import { openOffice } from './managers';
import { memoryOf, memoryWithChildren } from './memory';

// Browsers that listen to changes of their office, with one instance and with two behind the nginx of the deployment.
const STREAMS = Number(process.env['STREAMS'] ?? 2_000);
const SECONDS = Number(process.env['SECONDS'] ?? 60);
/** Scale of the big customer; some of its 2,008 offices exist at any scale. */
const SCALE = Number(process.env['SCALE'] ?? 0.01);
/** Time between changes; no whole number of the server's polling seconds. */
const CHANGE_MS = { least: 3_000, most: 5_000 };
/** Warm-up: programs become faster and take memory on first use. */
const REHEARSAL = 100;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const postgres = await startPostgres();
try {
  const managers = await openOffice(postgres.url, SCALE, STREAMS);
  const program = buildApiProgram();
  await postgres.settle();
  const database = await watchDatabase(postgres);
  const columns: Record<string, string>[] = [];
  const losses: string[] = [];
  for (const count of [1, 2]) {
    const servers = await startServers({ count, program, url: postgres.url, folder });
    try {
      const found = await measure(servers, managers, database);
      columns.push(found.figures);
      losses.push(...found.losses);
    } finally {
      await servers.stop();
    }
  }
  await database.stop();
  print(columns);
  for (const loss of new Set(losses)) printLine(`${losses.filter((each) => each === loss).length} × ${loss}`);
  if (losses.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(
  servers: Servers,
  managers: readonly Person[],
  database: DatabaseUse,
): Promise<{ figures: Record<string, string>; losses: readonly string[] }> {
  await rehearse(servers, managers.slice(0, REHEARSAL));
  const memory = servers.instances.map(memoryOf);
  const browsers = new Browsers(servers.address, '"list":"agencies"');
  // By then the servers have noticed that all streams are closed.
  await database.settle();
  const before = await database.statements();
  const started = performance.now();
  await browsers.open(managers.map(({ token }) => token));
  const openedIn = performance.now() - started;
  await database.settle();
  const joined = { statements: (await database.statements()) - before, ms: performance.now() - started };
  const idle = await listen(servers, browsers, managers, database);
  const forJoining = joined.statements - (idle.statements * joined.ms) / 1_000;
  const memoryThen = servers.instances.map(memoryOf);
  const more = memoryThen.reduce((sum, each, index) => sum + each - (memory[index] ?? 0), 0);
  const nginx = servers.nginx === undefined ? Number.NaN : memoryWithChildren(servers.nginx);
  const left = browsers.count;
  await browsers.hangUp();
  for (const { agent } of managers) agent.destroy();
  return {
    losses: [...browsers.losses, ...idle.pending],
    figures: {
      'streams at the end': String(left),
      'lost by themselves': String(browsers.losses.length),
      'opened in': `${(openedIn / 1_000).toFixed(1)} s`,
      'memory of each instance': memoryThen
        .map((each, index) => `${(memory[index] ?? 0).toFixed(0)} → ${each.toFixed(0)} MiB`)
        .join(' and '),
      '… for each stream': `${((1_024 * more) / STREAMS).toFixed(1)} KiB`,
      'memory of nginx at the end': Number.isNaN(nginx) ? '' : `${nginx.toFixed(0)} MiB`,
      'processor of each instance, of a core': idle.processor,
      'all cores': idle.machine,
      'statements a second': idle.statements.toFixed(1),
      'statements for each that joined': (forJoining / STREAMS).toFixed(2),
      'a change reaches the last, median': `${(median(idle.times) / 1_000).toFixed(2)} s`,
      'a change reaches the last, at most': `${(Math.max(...idle.times) / 1_000).toFixed(2)} s (of ${idle.times.length})`,
    },
  };
}

async function rehearse(servers: Servers, managers: readonly Person[]): Promise<void> {
  for (const { address } of servers.instances) {
    const browsers = new Browsers(address, '"list":"agencies"');
    await browsers.open(managers.map(({ token }) => token));
    await browsers.hear(() => change(servers, managers));
    await browsers.hangUp();
  }
}

async function listen(servers: Servers, browsers: Browsers, managers: readonly Person[], database: DatabaseUse) {
  const times: number[] = [];
  const pending: string[] = [];
  const machine = watchMachine();
  const processor = servers.instances.map((instance) => instance.processorTime());
  const before = await database.statements();
  const started = performance.now();
  while (performance.now() - started < 1_000 * SECONDS) {
    await pause(CHANGE_MS.least + Math.random() * (CHANGE_MS.most - CHANGE_MS.least));
    const heard = await browsers.hear(() => change(servers, managers));
    times.push(heard.time);
    pending.push(...Array.from({ length: heard.pending }, () => 'received no change event'));
  }
  const seconds = (performance.now() - started) / 1_000;
  const shares = servers.instances.map((instance, index) => {
    const used = instance.processorTime() - (processor[index] ?? 0);
    return `${(used / (10 * seconds)).toFixed(1)} %`;
  });
  const statements = ((await database.statements()) - before) / seconds;
  return { times, pending, statements, processor: shares.join(' and '), machine: machine() };
}

async function change(servers: Servers, [manager]: readonly Person[]): Promise<void> {
  if (!manager) throw new Error('No event stream is open.');
  const body = agencyInput(manager.samples['officeId'] ?? '');
  const { status } = await ask(servers.address, manager, { method: 'POST', path: '/agencies', body });
  if (status !== 201) throw new Error(`An agency was answered ${status}.`);
}

function print(columns: readonly Record<string, string>[]): void {
  printLine(`| ${STREAMS} streams, ${SECONDS} s | one instance | two behind nginx |`);
  printLine('| --- | ---: | ---: |');
  const names = new Set(columns.flatMap((column) => Object.keys(column)));
  for (const name of names) printLine(`| ${name} | ${columns.map((column) => column[name] ?? '').join(' | ')} |`);
  printLine();
}

function printLine(line = ''): void {
  process.stdout.write(`${line}\n`);
}
