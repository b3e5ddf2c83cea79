import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrator';
import { migrations } from '../database/migrations';
import { seedDemo } from '../demo/seed-demo';
import { runCommand } from './run-command';

jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-command-'));
const options = { kind: 'embedded' as const, folder };

async function verify() {
  const lines: string[] = [];
  const code = await runCommand('verify-books', { database: options }, { write: (text) => lines.push(text) });
  return { code, text: lines.join('') };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('verify-books says that the books hold, and afterwards what does not', async () => {
  const database = await openDatabase(options);
  await migrate(database.connection, migrations);
  await seedDemo(database.connection, { now: new Date() });
  await database.close();
  expect(await verify()).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^The books of 8 offices hold: \d+ entries\.\n$/),
  });

  const tampered = await openDatabase(options);
  await sql`update balances set amount_minor = amount_minor + 1 where currency = 'GBP'`.execute(tampered.connection);
  await tampered.close();
  const { code, text } = await verify();
  expect(code).toBe(1);
  expect(text).toMatch(/Office \S+: the GBP balance is \d+, but the journal gives \d+ \(minor units\)\./);
});

it('a command that there is not is refused with those that there are', () => {
  expect(() => runCommand('verify', { database: options }, { write: () => undefined })).toThrow(
    'There is no command verify. The commands are: verify-books.',
  );
});
