import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { asRole, makeRoles } from '../../test/postgres';
import { sharedPostgres } from '../../test/shared-databases';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const runbooks = readdirSync(path.join(docs, 'runbooks')).map((file) => `runbooks/${file}`);
/** Changes of roles, which `config/rotations.test.ts` runs in a cluster of its own. */
const OF_ROLES = /^(create|alter) role /;

const statements = ['operate.md', ...runbooks].flatMap((file) => {
  const text = readFileSync(path.join(docs, file), 'utf8');
  const blocks = [...text.matchAll(/^ *```sql\n([\s\S]*?)```/gm)].map(([, block = '']) => block);
  const inline = [...text.matchAll(/`(select [^`]+)`/g)].map(([, statement = '']) => statement);
  return [...blocks, ...inline]
    .filter((statement) => !OF_ROLES.test(statement))
    .map((statement) => ({ file, statement, title: statement.split('\n', 1).join('').slice(0, 80) }));
});

/** Values in place of the ellipses that a reader replaces. */
function filledIn(statement: string): string {
  return statement
    .replaceAll("office_id = '…'", "office_id = '01890000-0000-7000-8000-000000000001'")
    .replaceAll('(pid)', '(0)');
}

describe('statements of the guides', () => {
  let owner: Client;

  beforeAll(async () => {
    const url = await sharedPostgres('all tables');
    makeRoles(url);
    owner = new Client({ connectionString: asRole(url, 'comptoir_owner') });
    await owner.connect();
  });
  afterAll(() => owner.end());

  test('are found', () => {
    expect(statements.length).toBeGreaterThan(8);
  });

  test.each(statements)('$file: $title', async ({ statement }) => {
    // The guide adds the extension to a database without it.
    if (statement.includes('create extension pg_trgm')) await owner.query('drop extension pg_trgm cascade');
    await expect(owner.query(filledIn(statement))).resolves.toBeDefined();
  });
});
