import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { v7 as newId } from 'uuid';
import { CLIENT, startOpenIdProvider } from '../../test/openid-provider';
import { asRole, createDatabase, makeRoles, startPostgres, type TestServer } from '../../test/postgres';
import { startS3StandIn } from '../../test/s3-stand-in';
import { startSmtpStandIn } from '../../test/smtp-stand-in';
import { PRODUCT_URL, SsoBrowser } from '../../test/sso-browser';
import { createApiServer } from '../api-server';
import { migrateAsOwner } from '../database/roles';
import { createMailSender } from '../mail/mail-sender';
import { S3Store } from '../media/s3-store';
import { readConfig } from './config';

const repository = path.resolve(import.meta.dirname, '../../..');
const guide = readFileSync(path.join(repository, 'docs/operate.md'), 'utf8');
const section = /^## Replace the other secrets\n([\s\S]*?)^## /m.exec(guide)?.[1] ?? '';
const listed = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, names = '']) => names.replaceAll('`', ''));
const [addRole = '', endRole = ''] = [...section.matchAll(/^```sql\n([\s\S]*?)```/gm)].map(([, sql = '']) => sql);

/** Rotations that do not concern the API. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  REMOTE_OVERRIDE_SECRET: 'host-shell/server/remote-override.test.ts',
  PUBLISH_TOKENS: 'remote-registry/src/commands/commands.test.ts',
};

const [OLD, NEW] = ['the-secret-of-a-deployment-until-today', 'the-secret-of-a-deployment-from-today'];
const FIRST_ACCOUNT = { email: 'owner@comptoir.example', password: 'Comptoir-first-1' };

let cluster: TestServer;
let superuser: string;
let url: string;
const instances: FastifyInstance[] = [];

beforeAll(async () => {
  // A cluster of its own, since roles belong to a cluster.
  cluster = await startPostgres();
  superuser = await createDatabase(cluster.folder);
  makeRoles(superuser);
  url = asRole(superuser, 'comptoir_app');
  await migrateAsOwner({ kind: 'postgresql', url, migrationUrl: asRole(superuser, 'comptoir_owner') });
}, 60_000);
afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.close()));
});
afterAll(() => cluster.stop());

function config(environment: Record<string, string>) {
  return readConfig({
    DEMO: '0',
    DATABASE_URL: url,
    JWT_SECRET: 'the-secret-of-tokens-in-this-test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: PRODUCT_URL,
    ADMIN_EMAIL: FIRST_ACCOUNT.email,
    ADMIN_PASSWORD: FIRST_ACCOUNT.password,
    ...environment,
  });
}

async function startInstance(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const { mail: _, ...options } = config(environment);
  const instance = await createApiServer({ ...options, logger: false });
  instances.push(instance);
  return instance;
}

async function asSuperuser(statements: string) {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  try {
    return await client.query<{ owners: string }>(statements);
  } finally {
    await client.end();
  }
}

/** Statuses of the former instance and of the restarted one, for the former secret and the new one. */
async function statusesOf(variable: string, send: (instance: FastifyInstance, secret: string) => Promise<number>) {
  const [former, restarted] = [await startInstance({ [variable]: OLD }), await startInstance({ [variable]: NEW })];
  return Promise.all([former, restarted].flatMap((instance) => [OLD, NEW].map((secret) => send(instance, secret))));
}

async function signIn(instance: FastifyInstance): Promise<number> {
  return (await instance.inject({ method: 'POST', url: '/api/login', payload: FIRST_ACCOUNT })).statusCode;
}

const rotations: Readonly<Record<string, () => Promise<void>>> = {
  METRICS_TOKEN: async () => {
    const statuses = await statusesOf('METRICS_TOKEN', async (instance, secret) => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await instance.inject({ url: '/api/metrics', headers })).statusCode;
    });
    expect(statuses).toEqual([200, 404, 404, 200]);
  },

  TEAM_NOTICE_SECRET: async () => {
    const payload = {
      team: 'fleet-team',
      to: { mail: 'fleet@comptoir.example' },
      remote: 'fleet',
      version: '0.2.0',
      reason: 'render-crashed',
      message: 'boom',
      stack: [],
    };
    const statuses = await statusesOf('TEAM_NOTICE_SECRET', async (instance, secret) => {
      const headers = { 'comptoir-notice-secret': secret };
      return (await instance.inject({ method: 'POST', url: '/api/crash-notices', headers, payload })).statusCode;
    });
    expect(statuses).toEqual([204, 403, 403, 204]);
  },

  'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY': async () => {
    const keys = [{ accessKeyId: 'former', secretAccessKey: OLD }];
    const storage = await startS3StandIn(keys);
    const store = ({ accessKeyId, secretAccessKey }: { accessKeyId: string; secretAccessKey: string }) => {
      const { media } = config({
        S3_ENDPOINT: storage.endpoint,
        S3_BUCKET: 'media',
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      });
      if (media.kind !== 's3') throw new Error('The storage is a folder');
      return new S3Store(media);
    };
    const former = store({ accessKeyId: 'former', secretAccessKey: OLD });
    const target = { contentType: 'text/csv', lifetime: 900_000 };
    const address = await former.uploadUrl('a.csv', target);
    keys.push({ accessKeyId: 'new', secretAccessKey: NEW });
    const restarted = store({ accessKeyId: 'new', secretAccessKey: NEW });
    // A browser still has the address of the former key.
    const put = { method: 'PUT', body: 'a', headers: { 'content-type': 'text/csv' } };
    expect((await fetch(address, put)).status).toBe(200);
    expect(await restarted.arrival('a.csv')).toMatchObject({ state: 'there' });
    expect(await former.arrival('a.csv')).toMatchObject({ state: 'there' });
    keys.shift();
    expect(await restarted.arrival('a.csv')).toMatchObject({ state: 'there' });
    expect((await fetch(address, put)).status).toBe(403);
    await storage.close();
  },

  SMTP_URL: async () => {
    const passwords = new Map([['former', OLD]]);
    const { port, mails, close } = await startSmtpStandIn('127.0.0.1', 0, passwords);
    const sender = (user: string, password: string) => {
      const { mail } = config({ SMTP_URL: `smtp://${user}:${password}@127.0.0.1:${port}` });
      return createMailSender({ ...mail, log: { warn: () => undefined } });
    };
    const to = { name: 'Amel', address: 'amel@comptoir.example' };
    const mail = { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const former = sender('former', OLD);
    await former.send(newId(), mail);
    passwords.set('new', NEW);
    const restarted = sender('new', NEW);
    await restarted.send(newId(), mail);
    await former.send(newId(), mail);
    passwords.delete('former');
    await restarted.send(newId(), mail);
    await expect(former.send(newId(), mail)).rejects.toThrow('Invalid');
    expect(mails).toHaveLength(4);
    for (const each of [former, restarted]) each.close();
    await close();
  },

  SSO_CLIENT_SECRET: async () => {
    // It warns of its storage in memory, and of Node.js 20.
    jest.spyOn(console, 'warn').mockImplementation();
    const provider = await startOpenIdProvider(PRODUCT_URL);
    provider.person = { sub: 'owner', email: FIRST_ACCOUNT.email, email_verified: true };
    const statusWith = async (secret: string) => {
      const instance = await startInstance({
        SSO_ISSUER: provider.issuer,
        SSO_CLIENT_ID: CLIENT.id,
        SSO_CLIENT_SECRET: secret,
        SSO_NAME: 'Contoso',
        SSO_LINK_EMAIL: 'on',
      });
      return (await new SsoBrowser({ server: () => instance }).signIn()).statusCode;
    };
    expect(await statusWith(CLIENT.secret)).toBe(200);
    provider.secret = NEW;
    await provider.rotate();
    expect([await statusWith(CLIENT.secret), await statusWith(NEW)]).toEqual([422, 200]);
    await provider.close();
  },

  COMPTOIR_APP_PASSWORD: async () => {
    const former = await startInstance();
    await asSuperuser(addRole);
    const second = url.replace('//comptoir_app@', '//comptoir_app_2@');
    const restarted = await startInstance({ DATABASE_URL: second });
    await asSuperuser(endRole);
    // The former instance works on its connections until it restarts.
    expect([await signIn(former), await signIn(restarted)]).toEqual([200, 200]);
    await expect(startInstance()).rejects.toThrow('is not permitted to log in');
    expect((await startInstance({ DATABASE_URL: second })).hasRoute({ method: 'POST', url: '/api/login' })).toBe(true);
    const [, back = '', end = ''] = /`(alter role [^`]*)`, and remove .*`(drop owned [^`]*)`/.exec(section) ?? [];
    await asSuperuser(back);
    await Promise.all(instances.splice(0).map((instance) => instance.close()));
    expect(await signIn(await startInstance())).toBe(200);
    await asSuperuser(end);
  },

  'COMPTOIR_OWNER_PASSWORD, POSTGRES_PASSWORD': async () => {
    expect(await signIn(await startInstance())).toBe(200);
    const { rows } = await asSuperuser(
      `select usename as owners from pg_stat_activity where usename = 'comptoir_owner'`,
    );
    expect(rows).toEqual([]);
  },
};

test('each secret of the guide has a test', () => {
  expect(listed.toSorted()).toEqual([...Object.keys(rotations), ...Object.keys(ELSEWHERE)].toSorted());
  for (const [name, file] of Object.entries(ELSEWHERE)) {
    expect(readFileSync(path.join(repository, file), 'utf8')).toContain(`rotation of ${name}`);
  }
});

test.each(Object.entries(rotations))(
  '%s is replaced as the guide says',
  async (_name, rotate) => {
    await expect(rotate()).resolves.toBeUndefined();
  },
  60_000,
);
