import path from 'node:path';
import { openDatabase, type Connection, type DatabaseOptions } from '../../api-server/src/database/database';
import { migrate } from '../../api-server/src/database/migrator';
import { migrations } from '../../api-server/src/database/migrations';
import { fillBigCustomer } from '../../api-server/test/big-customer';
import { bigCustomerSamples } from '../../api-server/test/big-customer-samples';
import { readRequests, type Samples } from '../../api-server/test/read-requests';
import { openSmallBusiness, PASSWORD } from '../../api-server/test/small-business';
import type { Postgres } from '../api/postgres';
import { longestPause, METRICS_TOKEN } from '../api/server-limits';
import { startServer } from '../api/server-process';
import { signIn } from '../api/sign-in';
import { ask, newPerson, type Answer, type Person, type Request } from '../load/person';
import { longRequests } from './long-requests';
import { changeThroughServer, written } from './written';
import { writeRequests } from './write-requests';

/** Peaks of a server: memory and its growth in MiB, longest pause of the event loop in milliseconds. */
export interface Needed {
  memory: number;
  more: number;
  pause: number;
}

export interface Customer {
  samples: Samples;
  ask(role: string, variant: string): Promise<Answer>;
  /** Changes every list of the big office, so that the server has no cached answer. */
  change(): Promise<void>;
  forget(): Promise<void>;
  /** Peaks since the reset; the pause since the last call. */
  needed(): Promise<Needed>;
  stop(): Promise<void>;
}

const ENVIRONMENT = { DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9', METRICS_TOKEN };

export async function openCustomer({
  scale,
  program,
  folder,
  postgres,
  port,
}: {
  scale: number;
  program: string;
  folder: string;
  postgres: Postgres | undefined;
  port: number;
}): Promise<Customer> {
  const own = path.join(folder, `scale-${scale}`);
  const url = postgres && (await postgres.createDatabase(`customer_${port}`));
  const options: DatabaseOptions = url
    ? { kind: 'postgresql', url }
    : { kind: 'embedded', folder: path.join(own, 'database') };
  const { samples, people } = await fill(options, scale);
  const environment = { ...ENVIRONMENT, DATA_DIR: own, ...(url && { DATABASE_URL: url }) };
  const server = await startServer({ args: [program], environment, ready: '/api/health' }, port);

  const beside = url === undefined ? undefined : await openDatabase({ kind: 'postgresql', url, connections: 1 });

  const requests = readsOf(samples);
  const writes = new Map(writeRequests().map((write) => [`${write.role} ${write.variant}`, write]));
  const everybody = await signedIn(server.address, samples, people);
  const asServer = `${server.address}/api`;
  let memoryBefore = 0;
  return {
    samples,
    async ask(role, variant) {
      const person = everybody.get(role);
      const write = writes.get(`${role} ${variant}`);
      const request =
        write && person ? await written(asServer, write, samples, person) : requests.get(`${role} ${variant}`);
      if (!request || !person) throw new Error(`There is no ${role} ${variant}.`);
      person.known.clear();
      person.versions.clear();
      const answer = await ask(server.address, person, request);
      // Some reads require one office, or an archive.
      if (answer.status >= 400 && ![403, 422].includes(answer.status))
        throw new Error(`${role} ${variant}: ${answer.status}`);
      return answer;
    },
    async change() {
      if (!beside) return changeThroughServer(asServer, samples, everybody.get('SUPERADMIN')?.token);
      await raiseVersions(beside.connection, samples['officeId'] ?? '');
    },
    async forget() {
      server.forgetPeak();
      memoryBefore = server.peakMemory();
      await longestPause(server);
    },
    async needed() {
      const memory = server.peakMemory();
      return { memory, more: memory - memoryBefore, pause: await longestPause(server) };
    },
    stop: async () => {
      for (const { agent } of everybody.values()) agent.destroy();
      await beside?.close();
      await server.stop();
    },
  };
}

async function raiseVersions(connection: Connection, officeId: string): Promise<void> {
  await connection
    .updateTable('listVersions')
    .set((row) => ({ version: row('version', '+', 1n), raisedAt: new Date() }))
    .where('officeId', '=', officeId)
    .execute();
}

function readsOf(samples: Samples): Map<string, Request> {
  return new Map(
    [...readRequests(samples), ...longRequests(samples)].map(({ role, variant, address }) => [
      `${role} ${variant}`,
      { method: 'GET', path: address },
    ]),
  );
}

async function signedIn(
  address: string,
  samples: Samples,
  people: Record<string, { email: string }>,
): Promise<Map<string, Person>> {
  const everybody = new Map<string, Person>();
  for (const [role, { email }] of Object.entries(people)) {
    everybody.set(role, newPerson(samples, await signIn(address, { email, password: PASSWORD })));
  }
  return everybody;
}

/** Seeds a database with a part of the big customer, and returns one person of each role. */
export async function fill(options: DatabaseOptions, scale: number) {
  const database = await openDatabase(options);
  try {
    await migrate(database.connection, migrations);
    const { offices, people } = await openSmallBusiness(database.connection);
    await fillBigCustomer(database.connection, { scale, officeId: offices.algiers, userId: people.SUPERADMIN.id });
    return { people, samples: await bigCustomerSamples(database.connection, offices.algiers) };
  } finally {
    await database.close();
  }
}
