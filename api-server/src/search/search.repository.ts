import { FOUND_LIMIT } from '@comptoir/api-contract/search';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { beginsWith, hasWords } from '../database/search';
import { isVisibleSupplier } from '../suppliers/suppliers.repository';
import { isAccountIn, type UserScope } from '../users/users.repository';

export interface Named {
  id: string;
  name: string;
  place: string | null;
}

export function searchAgencies(connection: Connection, reach: Reach, typed: string): Promise<Named[]> {
  return rankedMatches(connection, typed, {
    rows: sql`select id, name, city as place from agencies
      where archived_at is null and ${inReach(reach, 'agencies.office_id')}`,
    text: sql`agencies.search_text`,
    beginning: sql`left(agencies.search_text, 100)`,
  });
}

export function searchSuppliers(connection: Connection, reach: Reach, typed: string): Promise<Named[]> {
  return rankedMatches(connection, typed, {
    rows: sql`select id, name, (select offices.name from offices where offices.id = suppliers.office_id) as place
      from suppliers where ${isVisibleSupplier(reach)}`,
    text: sql`suppliers.search_text`,
    beginning: sql`left(suppliers.search_text, 100)`,
  });
}

export function searchUsers(connection: Connection, scope: UserScope, typed: string): Promise<Named[]> {
  return rankedMatches(connection, typed, {
    rows: sql`select id, name, (select offices.name from offices where offices.id = users.office_id) as place
      from users where ${isAccountIn(scope)}`,
    text: sql`users.search_text`,
  });
}

interface SearchedRows {
  rows: RawBuilder<unknown>;
  text: RawBuilder<string>;
  /** Expression of the prefix index. */
  beginning?: RawBuilder<string>;
}

/**
 * Prefix matches first, then rows containing each word. Each part is limited before sorting, since a common word
 * may match a million rows; the second part is skipped if unnecessary.
 */
async function rankedMatches(
  connection: Connection,
  typed: string,
  { rows, text, beginning = text }: SearchedRows,
): Promise<Named[]> {
  const begins = beginsWith(beginning, typed);
  const has = hasWords(text, typed);
  const found = await sql<Named>`
    select id, name, place from (
      (select found.*, 0 as rank from (${rows} and ${begins} limit ${FOUND_LIMIT}) found)
      union all
      (select found.*, 1 as rank from (${rows} and ${has} and not ${begins} limit ${FOUND_LIMIT}) found)
      limit ${FOUND_LIMIT}
    ) best order by rank, name collate "und-x-icu", id`.execute(connection);
  return found.rows;
}
