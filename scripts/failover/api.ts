import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../machine/root.mjs';
import { PASSWORDS, type Cluster } from './cluster';
import type { Machine } from './machine';
import { untilAnswered, type Access } from './requests';

const ADMIN = { email: 'root@failover.example', password: 'failover-of-a-trial-4' };
const PORT = 4301;

function environmentOf(folder: string): NodeJS.ProcessEnv {
  const address = (port: number, role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/comptoir`;
  return {
    DATABASE_URL: address(5432, 'comptoir_app', PASSWORDS.COMPTOIR_APP_PASSWORD),
    MIGRATION_DATABASE_URL: address(5432, 'comptoir_owner', PASSWORDS.COMPTOIR_OWNER_PASSWORD),
    DATABASE_REPLICA_URL: address(5433, 'comptoir_app', PASSWORDS.COMPTOIR_APP_PASSWORD),
    DATA_DIR: path.join(folder, 'files'),
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    JWT_SECRET: 'a secret of the failover test, long enough',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    HOST: '0.0.0.0',
    PORT: String(PORT),
    LOG_LEVEL: 'silent',
  };
}

/** Migrates the database, and starts an instance of the API on each client machine. */
export async function startApis(cluster: Cluster, folder: string): Promise<Access> {
  const environment = environmentOf(folder);
  await cluster.machine('api-1').must('comptoir migrate', environment);
  const addresses = await Promise.all(cluster.clients.map((machine) => startApi(machine, environment)));
  const { body } = await untilAnswered({ addresses, token: '' }, '/login', ADMIN, 'sign-in');
  return { addresses, token: body['access_token'] ?? '' };
}

async function startApi(machine: Machine, environment: NodeJS.ProcessEnv): Promise<string> {
  const api = machine.spawn(`node --import tsx ${path.join(root, 'api-server/src/main.ts')}`, environment);
  const address = `http://${machine.address}:${PORT}`;
  const isReady = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (api.exitCode !== null) throw new Error(`The API does not start on ${machine.name}`);
    await pause(100);
  }
  return address;
}

/** Opens offices with money to spend. */
export async function openOffices(access: Access): Promise<string[]> {
  const offices: string[] = [];
  for (const name of ['North', 'South', 'East', 'West']) {
    const office = { name, city: 'Oran', countryCode: 'DZ' };
    const { body } = await untilAnswered(access, '/offices', office, name);
    const { id: officeId = '' } = body;
    const float = { officeId, date: new Date().toISOString(), amount: 1e6, currency: 'USD' };
    await untilAnswered(access, '/transactions', { ...float, description: 'Float' }, `float ${name}`);
    offices.push(officeId);
  }
  return offices;
}
