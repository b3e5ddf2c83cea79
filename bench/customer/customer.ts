import path from 'node:path';
import { openDatabase, type DatabaseOptions } from '../../api-server/src/database/database';
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
import { writeRequests } from './write-requests';

/** What a server needed at most: memory in MiB, and the longest pause of its event loop in milliseconds. */
export interface Needed {
  memory: number;
  pause: number;
}

export interface Customer {
  samples: Samples;
  /** Makes a call as somebody who has nothing of its answer yet. */
  ask(role: string, variant: string): Promise<Answer>;
  /** Changes something in every list of the big office, so that no answer is one that the server has kept; not on the embedded database. */
  change(): Promise<void>;
  /** Forgets what the server needed so far. */
  forget(): Promise<void>;
  /** What it needed since it forgot, and its longest pause since this was asked last. */
  needed(): Promise<Needed>;
  stop(): Promise<void>;
}

/** A server of its own with a part of the big customer. */
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
  const options: DatabaseOptions = url ? { kind: 'postgresql', url } : { kind: 'embedded', folder: own };
  const { samples, people } = await fill(options, scale);
  const environment = {
    DATA_DIR: own,
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    METRICS_TOKEN,
    ...(url && { DATABASE_URL: url }),
  };
  const server = await startServer({ args: [program], environment, ready: '/api/health' }, port);

  const beside = url === undefined ? undefined : await openDatabase({ kind: 'postgresql', url, connections: 1 });

  const requests = new Map<string, Request>();
  for (const { role, variant, address } of [...readRequests(samples), ...longRequests(samples)]) {
    requests.set(`${role} ${variant}`, { method: 'GET', path: address });
  }
  for (const { role, variant, path: address, body } of writeRequests()) {
    requests.set(`${role} ${variant}`, { method: 'POST', path: address, body: body(samples) });
  }
  const everybody = new Map<string, Person>();
  for (const [role, { email }] of Object.entries(people)) {
    everybody.set(role, newPerson(samples, await signIn(server.address, { email, password: PASSWORD })));
  }
  return {
    samples,
    async ask(role, variant) {
      const request = requests.get(`${role} ${variant}`);
      const person = everybody.get(role);
      if (!request || !person) throw new Error(`There is no ${role} ${variant}.`);
      person.known.clear();
      person.versions.clear();
      const answer = await ask(server.address, person, request);
      // Some reads are of one office only.
      if (answer.status >= 400 && answer.status !== 422) throw new Error(`${role} ${variant}: ${answer.status}`);
      return answer;
    },
    async change() {
      await beside?.connection
        .updateTable('listVersions')
        .set((row) => ({ version: row('version', '+', 1n), raisedAt: new Date() }))
        .where('officeId', '=', samples['officeId'] ?? '')
        .execute();
    },
    async forget() {
      server.forgetPeak();
      await longestPause(server);
    },
    needed: async () => ({ memory: server.peakMemory(), pause: await longestPause(server) }),
    stop: async () => {
      for (const { agent } of everybody.values()) agent.destroy();
      await beside?.close();
      await server.stop();
    },
  };
}

/** Fills a database with a part of the big customer, and answers one person of each role. */
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
