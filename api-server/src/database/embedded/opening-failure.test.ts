import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { sharedEmbedded } from '../../../test/shared-databases';
import { verifyBooks } from '../../books/verify-books';
import { openDatabase } from '../database';
import { openingFailure } from './opening-failure';

jest.setTimeout(60_000);

let folder = '';
beforeEach(() => {
  folder = sharedEmbedded();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (file: string) => path.join(folder, 'postgresql', file);

it('reports a damaged folder with free space and recovery steps', async () => {
  const control = inFolder('global/pg_control');
  writeFileSync(control, Buffer.alloc(readFileSync(control).length));
  await expect(openDatabase({ kind: 'embedded', folder })).rejects.toMatchObject({
    reason: 'database-damaged',
    message: expect.stringMatching(
      /^The database in \S+ is damaged and cannot be opened \(\d+ MiB are free on its disk\)\. Restore the latest backup with "comptoir restore <file> --replace"/,
    ),
  });
});

it('reports a full disk', async () => {
  const failure = await openingFailure(
    '/srv/data',
    new Error('Aborted(). Build with -sASSERTIONS'),
    async () => 3 << 20,
  );
  expect(failure.reason).toBe('disk-full');
  expect(failure.message).toBe(
    'The database in /srv/data cannot be opened (3 MiB are free on its disk): free some space and restart. No acknowledged data is lost.',
  );
});

it('uses page checksums to detect damage', async () => {
  const database = await openDatabase({ kind: 'embedded', folder });
  const office = () => ({ id: newId(), name: 'Kept', city: 'Oran', countryCode: 'DZ' });
  await database.connection
    .insertInto('offices')
    .values(Array.from({ length: 200 }, office))
    .execute();
  const { rows } = await sql<{ file: string; sums: string }>`
    select pg_relation_filepath('offices') as file, current_setting('data_checksums') as sums`.execute(
    database.connection,
  );
  await database.close();
  expect(rows[0]?.sums).toBe('on');
  const page = openSync(inFolder(rows[0]?.file ?? ''), 'r+');
  writeSync(page, 'damaged', 5000);
  closeSync(page);

  const damaged = await openDatabase({ kind: 'embedded', folder });
  await expect(verifyBooks(damaged.connection)).rejects.toThrow('invalid page in block 0');
  await damaged.close();
});
