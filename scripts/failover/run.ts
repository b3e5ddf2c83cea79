import { setTimeout as pause } from 'node:timers/promises';
import { openOffices, startApis } from './api';
import { Cluster } from './cluster';
import { FAULTS, KILL_LEADER, type Fault } from './faults';
import type { Business } from './business';
import { Load } from './load';
import { countFaults, describe, expectBooks, expectThat, print } from './outcome';
import { restoreMoment } from './restore';

/** Time of undisturbed load before a fault and after the recovery, in milliseconds. */
const UNDISTURBED_MS = 4000;
/** Limit of the pause of writes, in milliseconds. */
const LIMIT_MS = 30_000;
const KILL_PERIOD_MS = 300_000;

/** Exit code: 0 if everything holds. */
export async function runFailovers(folder: string): Promise<number> {
  const begun = Date.now();
  const wished = process.env['FAILOVER_ONLY']?.split(',');
  try {
    const business = await open(folder);
    for (const fault of FAULTS.filter(({ name }) => wished?.includes(name) ?? true)) await strike(business, fault);
    const minutes = Number(process.env['FAILOVER_MINUTES'] ?? 0);
    if (minutes > 0) await killFor(business, minutes);
    if (wished?.includes('restore') ?? true) await restoreMoment(business);
  } catch (error) {
    expectThat(false, `the test ends: ${error instanceof Error ? error.message : String(error)}`);
  }
  print(`${((Date.now() - begun) / 60_000).toFixed(1)} minutes`);
  print(countFaults() === 0 ? 'All failover checks passed.' : `${countFaults()} checks failed.`);
  return countFaults() === 0 ? 0 : 1;
}

/** Follows the guide from bare machines to a running business. */
async function open(folder: string): Promise<Business> {
  const cluster = new Cluster(folder);
  await cluster.powerOn();
  await cluster.follow('Install the nodes', {}, () => cluster.setPasswords());
  print(`Three nodes run after ${((await cluster.untilWhole()) / 1000).toFixed(1)} s`);
  await cluster.follow('Create the database');
  await cluster.follow('Back up');
  await cluster.follow('Connect the API');
  const access = await startApis(cluster, folder);
  return { cluster, access, offices: await openOffices(access), written: [] };
}

async function strike({ cluster, access, offices, written }: Business, fault: Fault): Promise<void> {
  print(`${fault.name}: ${fault.title}`);
  const leader = await cluster.leader();
  const load = new Load(access, offices, fault.name);
  await pause(UNDISTURBED_MS);
  const from = Date.now();
  const watch = cluster.watchLeader(leader);
  await fault.strike(cluster);
  const recovered = await cluster.untilWhole();
  await pause(UNDISTURBED_MS);
  const measured = load.measure(from);
  await load.stop();
  written.push(...load.written);
  const changed = await watch.stop();
  print(`  ${changed === undefined ? 'the same leader' : `another leader after ${(changed / 1000).toFixed(1)} s`}`);
  print(`  ${describe(measured)}; whole again after ${(recovered / 1000).toFixed(1)} s`);
  expectThat(measured.writePause <= LIMIT_MS, `writes continue within ${LIMIT_MS / 1000} s`);
  expectThat(measured.failedReads.length === 0, 'reads continue');
  await expectBooks(cluster, written);
}

/** Kills the leader every five minutes. */
async function killFor(business: Business, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  for (let round = 1; Date.now() < end; round++) {
    const next = Date.now() + KILL_PERIOD_MS;
    await strike(business, { ...KILL_LEADER, name: `round-${round}` });
    await pause(Math.max(0, Math.min(next, end) - Date.now()));
  }
}
