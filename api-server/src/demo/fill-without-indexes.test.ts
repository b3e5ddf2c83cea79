import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { describeOnDatabases } from '../../test/databases';
import { schemaObjects } from '../../test/schema-objects';
import { sharedEmbedded, sharedPostgres } from '../../test/shared-databases';
import { openDatabase, type DatabaseOptions, type OpenedDatabase } from '../database/database';
import { inTransaction } from '../database/transaction';
import { verifyBooks } from '../books/verify-books';
import { fillWithoutIndexes } from './fill-without-indexes';
import { seedDemo } from './seed-demo';

const NOW = new Date('2026-11-19T12:00:00Z');
const TABLES = ['agencies', 'collections'];

describeOnDatabases('filling without indexes', ({ connection }) => {
  const indexesOf = async (table: string) => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where tablename = ${table}`.execute(connection());
    return rows.map(({ name }) => name);
  };

  it('drops what it builds again, and takes everything back on failure', async () => {
    const before = await schemaObjects(connection());
    const during: string[][] = [];
    const filling = (fill: () => Promise<void>) =>
      inTransaction(connection(), (transaction) =>
        fillWithoutIndexes(transaction, TABLES, async () => {
          during.push(await schemaObjects(transaction));
          await fill();
        }),
      );
    await filling(async () => undefined);
    expect(await schemaObjects(connection())).toEqual(before);
    await expect(filling(() => Promise.reject(new Error('half way')))).rejects.toThrow('half way');
    expect(await schemaObjects(connection())).toEqual(before);

    const dropped = before.filter((object) => !during[0]?.includes(object));
    expect(dropped.length).toBeGreaterThan(10);
    expect(dropped.filter((object) => !/^CREATE (UNIQUE )?INDEX|FOREIGN KEY/.test(object))).toEqual([]);
    expect(await indexesOf('agencies')).toContain('agencies_by_search_text');
  });
});

describe('a server that is killed while it fills', () => {
  const program = path.resolve(__dirname, '../../test/killed-filling.ts');

  async function killWhileFilling(kind: DatabaseOptions['kind'], place: string): Promise<void> {
    const server = spawn(process.execPath, ['--import', 'tsx', program, kind, place], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(server, 'exit');
    await Promise.race([once(server.stdout, 'data'), exited]);
    expect(server.exitCode).toBeNull();
    server.kill('SIGKILL');
    await exited;
  }

  const places: [DatabaseOptions['kind'], () => Promise<string>, (place: string) => Promise<OpenedDatabase>][] = [
    ['embedded', async () => sharedEmbedded(), (folder) => openDatabase({ kind: 'embedded', folder })],
    ['postgresql', () => sharedPostgres('all tables'), (url) => openDatabase({ kind: 'postgresql', url })],
  ];

  test.each(places)(
    'leaves the next one the same schema and no rows (%s)',
    async (kind, prepare, open) => {
      const place = await prepare();
      const untouched = await open(place);
      const before = await schemaObjects(untouched.connection);
      await untouched.close();
      await killWhileFilling(kind, place);

      const healed = await open(place);
      const { connection } = healed;
      expect(await schemaObjects(connection)).toEqual(before);
      expect(await seedDemo(connection, { now: NOW, scale: 50 })).toBe(true);
      expect(await schemaObjects(connection)).toEqual(before);
      expect(await connection.selectFrom('offices').select('id').where('name', '=', 'Lost').execute()).toEqual([]);
      expect((await verifyBooks(connection)).faults).toEqual([]);
      await healed.close();
      if (kind === 'embedded') rmSync(place, { recursive: true, force: true });
    },
    180_000,
  );
});
