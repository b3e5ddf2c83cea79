import path from 'node:path';
import { openDatabase, type DatabaseOptions } from '../../api-server/src/database/database';
import { migrate } from '../../api-server/src/database/migrator';
import { migrations } from '../../api-server/src/database/migrations';
import { bigCustomerSamples, fillBigCustomer } from '../../api-server/test/big-customer';
import { readRequests, type Samples } from '../../api-server/test/read-requests';
import { openSmallBusiness, PASSWORD } from '../../api-server/test/small-business';
import type { Postgres } from '../api/postgres';
import { startServer } from '../api/server-process';
import { signIn } from '../api/sign-in';
import { writeRequests } from './write-requests';

export interface Customer {
  samples: Samples;
  /** Makes a call as somebody; answers its milliseconds and the bytes of its answer. */
  ask(role: string, variant: string): Promise<[number, number]>;
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
  const environment = { DATA_DIR: own, DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9', ...(url && { DATABASE_URL: url }) };
  const server = await startServer({ args: [program], environment, ready: '/api/health' }, port);

  const requests = new Map<string, { path: string; init: RequestInit }>();
  for (const { role, variant, address } of readRequests(samples)) {
    requests.set(`${role} ${variant}`, { path: address, init: {} });
  }
  for (const { role, variant, path: address, body } of writeRequests()) {
    const init = { method: 'POST', body: JSON.stringify(body(samples)) };
    requests.set(`${role} ${variant}`, { path: address, init });
  }
  const tokens = new Map<string, string>();
  for (const [role, { email }] of Object.entries(people)) {
    tokens.set(role, await signIn(server.address, { email, password: PASSWORD }));
  }
  return {
    samples,
    async ask(role, variant) {
      const request = requests.get(`${role} ${variant}`);
      if (!request) throw new Error(`There is no ${role} ${variant}.`);
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(role)}` };
      const started = performance.now();
      const answer = await fetch(`${server.address}/api${request.path}`, { ...request.init, headers });
      const body = await answer.arrayBuffer();
      const time = performance.now() - started;
      // Some reads are of one office only.
      if (!answer.ok && answer.status !== 422) throw new Error(`${role} ${variant}: ${answer.status}`);
      return [time, body.byteLength];
    },
    stop: () => server.stop(),
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
