import type { Agency, AgencyChange } from '@comptoir/api-contract/agencies';
import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { namesOf } from '@comptoir/api-contract/fields/field';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { hasNamePrefix, matchesByName } from '../lists/name-matches';
import { isKept } from '../records/record-rows';
import type { Versioned } from '../results';

export const AGENCY_COLUMNS = ['id', ...namesOf(agencyFields)] as const;

export function findAgency(
  connection: Connection,
  reach: Reach,
  id: string,
  { archived = false } = {},
): Promise<Versioned<Agency> | undefined> {
  return connection
    .selectFrom('agencies')
    .select([...AGENCY_COLUMNS, 'version'])
    .where('id', '=', id)
    .where(inReach(reach, 'agencies.officeId'))
    .where(isKept('agencies', archived))
    .executeTakeFirst();
}

export async function agenciesByName(
  connection: Connection,
  officeId: string,
  names: readonly string[],
): Promise<Versioned<Agency>[][]> {
  const rows = await connection
    .selectFrom('agencies')
    .select([...AGENCY_COLUMNS, 'version'])
    .where('officeId', '=', officeId)
    .where(isKept('agencies'))
    .where(hasNamePrefix(sql`fold_for_search(agencies.name)`, names))
    .orderBy('id')
    .execute();
  return matchesByName(rows, names);
}

/** Returns the rows in any order. */
export function insertAgencies(
  transaction: WriteTransaction,
  agencies: readonly Agency[],
): Promise<Versioned<Agency>[]> {
  return transaction
    .insertInto('agencies')
    .values(agencies)
    .returning([...AGENCY_COLUMNS, 'version'])
    .execute();
}

export async function updateAgency(
  transaction: WriteTransaction,
  { id, officeId }: Agency,
  change: AgencyChange,
): Promise<void> {
  await transaction
    .updateTable('agencies')
    .set({ ...change, version: sql`version + 1` })
    .where('officeId', '=', officeId)
    .where('id', '=', id)
    .execute();
}

export async function removeAgency(transaction: WriteTransaction, { id, officeId }: Agency): Promise<void> {
  await transaction.deleteFrom('agencies').where('officeId', '=', officeId).where('id', '=', id).execute();
}

export async function hasHistory(connection: Connection, { id, officeId }: Agency): Promise<boolean> {
  const collection = await connection
    .selectFrom('collections')
    .select('id')
    .where('officeId', '=', officeId)
    .where('agencyId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (collection) return true;
  const series = await connection
    .selectFrom('pickUpSeries')
    .select('id')
    .where('officeId', '=', officeId)
    .where('agencyId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return series !== undefined;
}
