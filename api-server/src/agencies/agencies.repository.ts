import type { Agency, AgencyChange } from '@comptoir/api-contract/agencies';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { Versioned } from '../http/results';

export const AGENCY_COLUMNS = [
  'id',
  'name',
  'address',
  'city',
  'postalCode',
  'countryCode',
  'email',
  'phone',
  'lat',
  'lon',
  'officeId',
] as const satisfies readonly (keyof Agency)[];

type AgencyRow = Agency & { version: number };

/** An agency in a reach that is not archived. */
export async function findAgency(
  connection: Connection,
  reach: Reach,
  id: string,
): Promise<Versioned<Agency> | undefined> {
  return versioned(await agencyRow(connection, reach, id).executeTakeFirst());
}

/** The same, held against changes by others until the transaction ends. */
export async function lockAgency(
  transaction: WriteTransaction,
  reach: Reach,
  id: string,
): Promise<Versioned<Agency> | undefined> {
  return versioned(await agencyRow(transaction, reach, id).forUpdate().executeTakeFirst());
}

export async function insertAgency(transaction: WriteTransaction, agency: Agency): Promise<Versioned<Agency>> {
  await transaction.insertInto('agencies').values(agency).execute();
  return { record: agency, version: 1 };
}

export async function updateAgency(
  transaction: WriteTransaction,
  { id, officeId }: Agency,
  change: AgencyChange,
): Promise<Versioned<Agency>> {
  const row = await transaction
    .updateTable('agencies')
    .set({ ...change, version: sql`version + 1` })
    .where('officeId', '=', officeId)
    .where('id', '=', id)
    .returning([...AGENCY_COLUMNS, 'version'])
    .executeTakeFirstOrThrow();
  return split(row);
}

/** Takes the agency out of every list; its name stays readable in history. */
export async function archiveAgency(transaction: WriteTransaction, { id, officeId }: Agency): Promise<void> {
  await transaction
    .updateTable('agencies')
    .set({ archivedAt: sql<Date>`now()`, version: sql`version + 1` })
    .where('officeId', '=', officeId)
    .where('id', '=', id)
    .execute();
}

export async function removeAgency(transaction: WriteTransaction, { id, officeId }: Agency): Promise<void> {
  await transaction.deleteFrom('agencies').where('officeId', '=', officeId).where('id', '=', id).execute();
}

/** Whether a collection refers to the agency. */
export async function hasHistory(connection: Connection, { id, officeId }: Agency): Promise<boolean> {
  const collection = await connection
    .selectFrom('collections')
    .select('id')
    .where('officeId', '=', officeId)
    .where('agencyId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return collection !== undefined;
}

function agencyRow(connection: Connection, reach: Reach, id: string) {
  return connection
    .selectFrom('agencies')
    .select([...AGENCY_COLUMNS, 'version'])
    .where('id', '=', id)
    .where(inReach(reach, 'agencies.officeId'))
    .where('archivedAt', 'is', null);
}

function versioned(row: AgencyRow | undefined): Versioned<Agency> | undefined {
  return row && split(row);
}

function split({ version, ...record }: AgencyRow): Versioned<Agency> {
  return { record, version };
}
