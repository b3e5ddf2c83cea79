import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApiProgram } from '../api/api-program';
import { startPostgres } from '../api/postgres';
import { longestPause, MEMORY_LIMIT_MIB, PAUSE_LIMIT_MS } from '../api/server-limits';
import { coreShare } from './core-share';
import { openCustomer, signInAll, type Account } from './customer';
import { rehearse, work } from './day';
import { watchMachine } from './machine-use';
import { startServers } from './servers';

// Fifty people at work on the big customer, or a part of it, on PostgreSQL: with one instance, and with two behind
// nginx.
const SCALE = Number(process.env['SCALE'] ?? 0.1);
const SECONDS = Number(process.env['SECONDS'] ?? 60);
/**
 * Share of a core for each instance, with people who do not pause: compares one instance with two on a machine without
 * spare cores.
 */
const CORES = process.env['CORES'] === undefined ? undefined : Number(process.env['CORES']);
/** Node options of each instance: `--max-old-space-size=512` is the default heap in a container of 1 GiB. */
const NODE_ARGS = (process.env['NODE_ARGS'] ?? '').split(' ').filter((arg) => arg !== '');

const print = (line = '') => void process.stdout.write(`${line}\n`);
const row = (...cells: string[]) => print(`| ${cells.join(' | ')} |`);

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-bench-'));
const postgres = await startPostgres();
try {
  const accounts = await openCustomer(postgres.url, SCALE);
  const program = buildApiProgram();
  await postgres.settle();
  const one = await measure(program, 1, accounts);
  const two = await measure(program, 2, accounts);
  print(`Two serve ${(two / one).toFixed(2)} times one.`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(program: string, count: number, accounts: readonly Account[]): Promise<number> {
  const servers = await startServers({ count, program, url: postgres.url, folder, nodeArgs: NODE_ARGS });
  const shares = servers.instances.map((_, index) =>
    CORES === undefined ? undefined : coreShare(`comptoir-load-${index}`, CORES),
  );
  try {
    const people = await signInAll(servers.address, accounts);
    const [last] = people.slice(-1);
    for (const { address } of servers.instances) if (last) await rehearse(address, last);
    for (const [index, instance] of servers.instances.entries()) {
      shares[index]?.hold(instance.processId);
      instance.forgetPeak();
      await longestPause(instance);
    }
    const machine = watchMachine();
    const processor = servers.instances.map((instance) => instance.processorTime());
    const waiting = servers.instances.map((instance) => instance.waitingTime());
    const figures = await work(servers.address, people, { seconds: SECONDS, impatient: CORES !== undefined });
    const used = machine();

    print(`${count === 1 ? 'One instance' : `${count} instances behind nginx`}, ${accounts.length} people:`);
    print();
    row('call', 'times', 'p50 ms', 'p95', 'p99', 'longest', 'p99 may be', 'KiB at most');
    row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
    for (const cells of figures.rows()) row(...cells);
    print();
    print(`${(figures.count / SECONDS).toFixed(1)} requests/s; ${figures.errors.length} errors; ${used}`);
    for (const error of new Set(figures.errors)) print(`  ${error}`);
    for (const [index, instance] of servers.instances.entries()) {
      const cores = (instance.processorTime() - (processor[index] ?? 0)) / (1_000 * SECONDS);
      const memory = `${instance.peakMemory().toFixed(0)} MiB at most (${MEMORY_LIMIT_MIB})`;
      const longest = `longest pause of the event loop ${(await longestPause(instance)).toFixed(0)} ms (${PAUSE_LIMIT_MS})`;
      const waited = (instance.waitingTime() - (waiting[index] ?? 0)) / (10 * SECONDS);
      const waits = `ready for ${waited.toFixed(0)} % of the time while no core was free`;
      print(`instance ${index + 1}: ${memory}, ${longest}, ${cores.toFixed(2)} of a core, ${waits}`);
    }
    print();
    for (const { agent } of people) agent.destroy();
    return figures.count / SECONDS;
  } finally {
    await servers.stop();
    for (const share of shares) share?.release();
  }
}
