import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { lastBooksCheck } from '../books/books-checks.repository';
import { readConfig } from '../config/config';
import { openDatabase, type Connection } from '../database/database';
import { migrate } from '../database/migrator';
import { migrations } from '../database/migrations';
import { inTransaction } from '../database/transaction';
import { seedDemo } from '../demo/seed-demo';
import { addApp, findFactors } from '../factors/factors.repository';
import { countRecoveryCodes, makeRecoveryCodes } from '../factors/recovery-codes.repository';
import { openAccessTokens } from '../session/access-tokens';
import { openServiceTokens } from '../services/service-tokens';
import { findAccountByEmail } from '../session/people.repository';
import { openSession } from '../session/sessions.repository';
import { runCommand } from './run-command';

jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-command-'));
const config = readConfig({ DATA_DIR: path.join(folder, 'data') });
const file = path.join(folder, 'backup.tar.gz');

async function run(name: string, ...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand([name, ...args], { config, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
}

async function inDatabase<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(config.database);
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

const tamper = (connection: Connection) =>
  sql`update balances set amount_minor = amount_minor + 1 where currency = 'GBP'`.execute(connection);

beforeAll(async () => {
  await inDatabase(async (connection) => {
    await migrate(connection, migrations);
    await seedDemo(connection, { now: new Date() });
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('verify-books reports correct books', async () => {
  const { code, text } = await run('verify-books');
  expect(text).toMatch(/^The books are correct: \d+ entries of 8 offices, and \d+ lines of the trail\.$/);
  expect(code).toBe(0);
});

it('restore brings a backup back and sets existing data aside', async () => {
  await run('backup', file);
  await inDatabase(tamper);
  await expect(run('restore', file)).rejects.toThrow(
    /There is data in .*: add --replace to set it aside \(npm run comptoir -- restore <file> --replace\)\./,
  );
  const { text } = await run('restore', file, '--replace');
  expect(text).toMatch(/The previous data is in .*before-restore-/);
  expect((await run('verify-books')).code).toBe(0);
});

it('an incomplete backup replaces nothing', async () => {
  const damaged = path.join(folder, 'damaged.tar.gz');
  writeFileSync(damaged, readFileSync(file).subarray(0, 100_000));
  await expect(run('restore', damaged, '--replace')).rejects.toThrow('is not a complete backup of Comptoir');
  expect((await run('verify-books')).code).toBe(0);
});

it('a backup never overwrites a file, and is refused while a server runs', async () => {
  await expect(run('backup', file)).rejects.toThrow('exists already: choose another name.');
  await inDatabase(async () => {
    await expect(run('backup', `${file}-2`)).rejects.toThrow(/is in use by process \d+: stop it/);
  });
});

it('rotate-key keeps tokens valid, and --sign-out ends them', async () => {
  const token = await inDatabase(async (connection) => {
    const account = await findAccountByEmail(connection, 'superadmin@comptoir.example');
    if (!account) throw new Error('The demo has a SUPERADMIN');
    const session = { id: account.id, epoch: 0, createdAt: new Date() };
    return (await openAccessTokens(connection, undefined)).issue(connection, account, session);
  });
  const claims = () => inDatabase(async (connection) => (await openAccessTokens(connection, undefined)).verify(token));
  await run('rotate-key');
  expect(await claims()).toMatchObject({ role: 'SUPERADMIN' });
  await run('rotate-key', '--sign-out');
  expect(await claims()).toBeUndefined();
});

it('rotate-service-key keeps the former key, and --revoke deletes it', async () => {
  const published = () => inDatabase(async (connection) => (await openServiceTokens(connection)).publicKeys());
  const [first] = (await published()).keys;
  await run('rotate-service-key');
  expect((await published()).keys.map(({ kid }) => kid)).toEqual([expect.anything(), first?.kid]);
  await run('rotate-service-key', '--revoke');
  const after = (await published()).keys.map(({ kid }) => kid);
  expect(after).toHaveLength(1);
  expect(after).not.toContain(first?.kid);
});

it('remove-second-steps removes them with recovery codes and sessions, and records the reason', async () => {
  const email = 'admin@comptoir.example';
  const reason = 'Lost phone, agreed by Nadia';
  await expect(run('remove-second-steps', email, '--reason', reason)).rejects.toThrow('has no second step');
  const id = await inDatabase((connection) =>
    inTransaction(connection, async (transaction) => {
      const account = await findAccountByEmail(transaction, email);
      if (!account) throw new Error('The demo has an ADMIN');
      await addApp(transaction, { userId: account.id, secret: 'sealed', step: 0 });
      await makeRecoveryCodes(transaction, account.id);
      await openSession(transaction, account.id, { address: '192.0.2.1', userAgent: undefined });
      return account.id;
    }),
  );
  expect((await run('remove-second-steps', ' Admin@comptoir.example', '--reason', reason)).code).toBe(0);
  await inDatabase(async (connection) => {
    expect(await findFactors(connection, id)).toEqual([]);
    expect(await countRecoveryCodes(connection, id)).toBe(0);
    const ended = connection.selectFrom('sessions').select('endReason').where('userId', '=', id);
    expect((await ended.execute()).map(({ endReason }) => endReason)).toContain('FACTORS');
    expect(await ended.where('endedAt', 'is', null).execute()).toEqual([]);
    const events = connection.selectFrom('securityEvents').selectAll().where('kind', '=', 'FACTOR_REMOVED');
    expect(await events.execute()).toMatchObject([
      { personId: id, userId: null, details: { factor: 'TOTP', note: reason } },
    ]);
  });
  await expect(run('remove-second-steps', 'nobody@comptoir.example', '--reason', reason)).rejects.toThrow(
    'There is no active account',
  );
  await expect(run('remove-second-steps', email)).rejects.toThrow('--reason');
});

it('verify-books names the office and its fault', async () => {
  await inDatabase(tamper);
  const { code, text } = await run('verify-books');
  expect(text).toMatch(/^London .* \(\S+\): the GBP balance is \d+, but the journal gives \d+ \(minor units\)$/m);
  expect(code).toBe(1);
  expect(await inDatabase(lastBooksCheck)).toMatchObject({ faults: text.split('\n').length });
});

it.each([
  [['verify'], "unknown command 'verify'"],
  [['backup'], "missing required argument 'file'"],
  [['rotate-key', '--signout'], "unknown option '--signout'"],
])('%j is refused', async (args, sentence) => {
  await expect(runCommand(args, { config, print: () => undefined })).rejects.toThrow(sentence);
});
