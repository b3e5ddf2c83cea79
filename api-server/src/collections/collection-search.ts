import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import { containing, searchPattern, textOfUser } from '../database/search';

/**
 * Whether a collection is of an agency or a collector that a search finds, or has the number that it says. The few that
 * were found lead to their collections; without the reach they would be those of every office.
 */
export function matchesSearch(reach: Reach, search: string): RawBuilder<boolean> {
  const found = [
    sql`select found.id from agencies
      join collections found on found.office_id = agencies.office_id and found.agency_id = agencies.id
      where agencies.search_text like ${searchPattern(search)} and ${inReach(reach, 'agencies.office_id')}`,
    // All that is said of a user has an index; the name alone counts here.
    sql`select found.id from users
      join collections found on found.office_id = users.office_id and found.collector_id = users.id
      where ${textOfUser} like lower(${containing(search)}) and lower(users.name) like lower(${containing(search)})
        and found.archived_at is null and ${inReach(reach, 'users.office_id')}`,
  ];
  const [, number] = /^#?([1-9]\d{0,17})$/.exec(search) ?? [];
  if (number !== undefined) found.push(sql`select ${BigInt(number)}::bigint`);
  return sql`collection.id in (${sql.join(found, sql` union all `)})`;
}
