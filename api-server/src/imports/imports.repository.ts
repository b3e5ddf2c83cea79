import type { ImportEncoding, ImportKindName } from '@comptoir/api-contract/imports';
import { sql, type Updateable } from 'kysely';
import type { Person } from '../access/person';
import { inReach, type Reach } from '../access/reach';
import { ADMINS } from '@comptoir/api-contract/roles';
import type { Connection, WriteTransaction } from '../database/database';
import type { ImportsTable } from '../database/tables/imports';

interface Viewer {
  person: Pick<Person, 'id' | 'role'>;
  reach: Reach;
}

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Covers every import that can still be withdrawn. */
const LIST_LIMIT = 50;

export async function insertImport(
  connection: Connection,
  row: Pick<ImportsTable, 'id' | 'userId' | 'officeId' | 'kind' | 'fileName' | 'timeZone' | 'secret'> & {
    encoding: ImportEncoding | null;
  },
): Promise<void> {
  await connection
    .insertInto('imports')
    .values({ ...row, titles: null, fields: null, total: null, counts: null, hash: null, taken: null })
    .execute();
}

/** Limited to imports by the person or by people below, in offices of the reach. */
export function findImport(connection: Connection, options: Viewer, id: string) {
  return visibleTo(connection, options).where('import.id', '=', id).executeTakeFirst();
}

export function findImports(connection: Connection, options: Viewer, kind: ImportKindName) {
  return visibleTo(connection, options)
    .where('import.kind', '=', kind)
    .where('import.total', 'is not', null)
    .orderBy('import.createdAt', 'desc')
    .limit(LIST_LIMIT)
    .execute();
}

/** Needs no reach: the signed upload address authorises the caller. */
export function findAwaiting(connection: Connection, id: string) {
  return imports(connection).where('import.id', '=', id).executeTakeFirst();
}

/** Locks the import until the transaction ends. */
export async function lockImport(transaction: WriteTransaction, id: string): Promise<ImportRecord | undefined> {
  await transaction.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute();
  return findAwaiting(transaction, id);
}

/** Updates an import only if state and pass are unchanged; returns whether it was. */
export async function moveImport(
  connection: Connection,
  { id, state, pass }: Pick<ImportRecord, 'id' | 'state' | 'pass'>,
  change: Updateable<ImportsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('pass', '=', pass)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeImport(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('imports').where('id', '=', id).execute();
}

/** Removes all but the newest `kept` previews of a person, never `id`. */
export async function removePreviews(
  connection: Connection,
  { id, userId, kept }: { id: string; userId: string; kept: number },
): Promise<void> {
  const previews = connection
    .selectFrom('imports')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '!=', id)
    .where('state', 'in', ['reading', 'unmapped', 'ready']);
  await connection
    .deleteFrom('imports')
    .where('id', 'in', previews.orderBy('createdAt', 'desc').orderBy('id', 'desc').offset(kept))
    .execute();
}

export async function bytesOfPerson(connection: Connection, userId: string): Promise<number> {
  const { bytes } = await connection
    .selectFrom('imports')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Removes abandoned previews, and imports too old to be withdrawn. */
export async function removeOldImports(
  transaction: WriteTransaction,
  { previews, taken }: { previews: Date; taken: Date },
): Promise<void> {
  await transaction
    .deleteFrom('imports')
    .where(
      sql<boolean>`created_at < case when taken is null then ${previews}::timestamptz else ${taken}::timestamptz end`,
    )
    .execute();
}

function visibleTo(connection: Connection, { person, reach }: Viewer) {
  const everybodys = ADMINS.includes(person.role);
  return imports(connection)
    .where(inReach(reach, 'import.officeId'))
    .$if(!everybodys, (own) => own.where('import.userId', '=', person.id));
}

function imports(connection: Connection) {
  return connection
    .selectFrom('imports as import')
    .innerJoin('users as maker', 'maker.id', 'import.userId')
    .selectAll('import')
    .select('maker.name as makerName');
}
