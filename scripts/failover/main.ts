import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../machine/root.mjs';
import { startApi, startBalancer, type Running } from './children';
import { HOST, prepareMachine, run, type Machine } from './machine';
import { makeArchive, restoreToMoment } from './point-in-time';
import { PostgresNode } from './postgres-node';
import { untilAnswered, Writers, type Acknowledged } from './writers';

// A primary and a synchronous standby, HAProxy in front, two API instances and clients that write through both. In each
// of ROUNDS the primary is killed, the standby is promoted, and the killed server becomes its standby. Finally a copy
// is restored to the moment before a disaster.
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const WRITERS = 12;
/** Duration of writes before and after the kill, in milliseconds. */
const UNDISTURBED_MS = 4000;
/** Limit from the promotion to the first successful write, in milliseconds. */
const LIMIT_MS = 10_000;
/** Limit of the whole run, in milliseconds. */
const TIME_LIMIT_MS = 600_000;
const ADMIN = { email: 'root@failover.example', password: 'failover-of-a-trial-4' };
const PASSWORDS = { COMPTOIR_OWNER_PASSWORD: 'owner', COMPTOIR_APP_PASSWORD: 'app' };

const say = (line: string) => void process.stdout.write(`${line}\n`);
const problems: string[] = [];
const expectThat = (holds: boolean, what: string) => {
  say(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}`);
  if (!holds) problems.push(what);
};

const machine = await prepareMachine(say);
const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-failover-'));
chmodSync(folder, 0o755);
const running: { stop(): Promise<void> }[] = [];
try {
  await Promise.race([main(), broken()]);
} finally {
  for (const each of running.toReversed()) await each.stop();
  rmSync(folder, { recursive: true, force: true });
}
say(problems.length === 0 ? 'The failover holds.' : `${problems.length} things do not hold.`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Rejects on a timeout or a signal, so that the caller stops all processes. */
function broken(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`It took longer than ${TIME_LIMIT_MS / 60_000} minutes`)), TIME_LIMIT_MS).unref();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error(`Ended by ${signal}`)));
  });
}

async function main(): Promise<void> {
  const archive = makeArchive(folder, machine);
  const nodes = [await node('one'), await node('two')] as const;
  const [one, two] = nodes;
  await one.initialise(archive);
  await one.start();
  await one.query('create database comptoir', 'create role comptoir_check login');
  for (const each of nodes) each.database = 'comptoir';
  await makeRoles(machine, one);
  await two.follow(one);
  const balancer = kept(await startBalancer(machine, one, two));
  const environment = databaseEnvironment(balancer.port);
  await comptoir(environment, 'migrate');
  const apis = [kept(await startApi(environment)), kept(await startApi(environment))];
  const addresses = apis.map(({ address }) => address);
  const access = { addresses, token: await signIn(addresses[0] ?? '') };
  const offices = await openOffices(access);

  const acknowledged: Acknowledged[] = [];
  let [primary, standby] = [one, two];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`Round ${round}: ${primary.name} is the primary, ${standby.name} its standby`);
    acknowledged.push(...(await failOver(primary, standby, new Writers(access, offices, WRITERS, `r${round}`))));
    [primary, standby] = [standby, primary];
    await holdsAll(primary, acknowledged, environment);
    await standby.follow(primary);
  }

  say('Point in time: a base backup, writes, and then somebody empties the tables');
  const writers = async () => {
    const more = new Writers(access, offices, WRITERS, 'last');
    await pause(UNDISTURBED_MS);
    await more.stop();
    acknowledged.push(...more.acknowledged);
  };
  const { restored, expected, found, seconds } = await restoreToMoment(machine, { folder, archive, primary }, writers);
  running.push(restored);
  const left = await primary.query('select count(*) from transactions');
  say(`the tables were emptied (${left} left), and restored to the moment before in ${seconds.toFixed(1)} s`);
  expectThat(found === expected, `the restored database has ${found} transactions; ${expected} were there`);
  await holdsAll(restored, acknowledged, databaseEnvironment(restored.port));
}

/**
 * Kills the primary during writes, promotes the standby after the failure is detected, and returns the acknowledged
 * writes.
 */
async function failOver(primary: PostgresNode, standby: PostgresNode, writers: Writers): Promise<Acknowledged[]> {
  await pause(UNDISTURBED_MS);
  const killedAt = Date.now();
  await primary.kill();
  while (await primary.answers()) await pause(100);
  await standby.promote();
  const promotedAt = Date.now();
  const recovered = () => writers.acknowledged.filter(({ answeredAt }) => answeredAt > promotedAt);
  while (recovered().length === 0 && Date.now() < promotedAt + 60_000) await pause(20);
  await pause(UNDISTURBED_MS);
  await writers.stop();
  const { acknowledged } = writers;
  const [first] = recovered().toSorted((a, b) => a.answeredAt - b.answeredAt);
  const after = first ? first.answeredAt - promotedAt : Number.POSITIVE_INFINITY;
  const repeated = acknowledged.filter(({ attempts }) => attempts > 1).length;
  say(
    `promoted ${promotedAt - killedAt} ms after the kill; first write ${after} ms later, ${
      after + promotedAt - killedAt
    } ms after the kill; ${acknowledged.length} acknowledged, ${repeated} of them repeated`,
  );
  expectThat(after <= LIMIT_MS, `the first successful write comes within ${LIMIT_MS / 1000} s of the promotion`);
  return acknowledged;
}

async function holdsAll(
  primary: PostgresNode,
  acknowledged: readonly Acknowledged[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const text = await primary.query(
    `select coalesce(json_object_agg(id, description), '{}') from transactions where kind = 'EXPENSE'`,
  );
  const there: Record<string, string> = JSON.parse(text);
  const missing = acknowledged.filter(({ id, description }) => there[id] !== description);
  expectThat(missing.length === 0, `nothing of ${acknowledged.length} acknowledged is missing (${missing.length})`);
  const booked = Object.values(there);
  const twice = booked.length - new Set(booked).size;
  expectThat(twice === 0 && booked.length === acknowledged.length, `nothing is booked twice (${booked.length} booked)`);
  const { code, output } = await comptoir(environment, 'verify-books');
  expectThat(code === 0, output.trim());
}

async function node(name: string): Promise<PostgresNode> {
  const made = await PostgresNode.in(folder, name, machine);
  running.push(made);
  return made;
}

function kept<Process extends Running>(process: Process): Process {
  running.push(process);
  return process;
}

async function makeRoles({ postgres }: Machine, { port }: PostgresNode): Promise<void> {
  const file = path.join(root, 'deploy/postgres/roles.sql');
  const address = `postgres://postgres@${HOST}:${port}/comptoir`;
  await run(postgres('psql'), ['-Xq', '-f', file, address], { env: { ...process.env, ...PASSWORDS } });
}

function databaseEnvironment(port: number): NodeJS.ProcessEnv {
  const address = (role: string) => `postgres://${role}@${HOST}:${port}/comptoir`;
  return {
    DATABASE_URL: address('comptoir_app'),
    MIGRATION_DATABASE_URL: address('comptoir_owner'),
    DATA_DIR: path.join(folder, 'files'),
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    JWT_SECRET: 'a secret of the failover test, long enough',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
}

async function comptoir(environment: NodeJS.ProcessEnv, name: string): Promise<{ code: number; output: string }> {
  const program = ['--import', 'tsx', path.join(root, 'api-server/src/commands/comptoir.ts'), name];
  try {
    return { code: 0, output: await run(process.execPath, program, { env: { ...process.env, ...environment } }) };
  } catch (error) {
    return { code: 1, output: String(Reflect.get(Object(error), 'stdout')) + String(error) };
  }
}

async function signIn(address: string): Promise<string> {
  const { answer } = await untilAnswered({ addresses: [address], token: '' }, '/login', ADMIN, 'x');
  return answer['access_token'] ?? '';
}

async function openOffices(access: { addresses: readonly string[]; token: string }): Promise<string[]> {
  const offices: string[] = [];
  for (const name of ['North', 'South', 'East', 'West']) {
    const office = { name, city: 'Oran', countryCode: 'DZ' };
    const { answer } = await untilAnswered(access, '/offices', office, name);
    const { id: officeId = '' } = answer;
    const float = { officeId, date: new Date().toISOString(), amount: 1e6, currency: 'USD' };
    await untilAnswered(access, '/transactions', { ...float, description: 'Float' }, `float ${name}`);
    offices.push(officeId);
  }
  return offices;
}
