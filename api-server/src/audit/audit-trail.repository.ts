import type { AuditEntry, AuditQuery } from '@comptoir/api-contract/audit';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { lengthOf } from '../lists/counted-rows';
import type { Page } from '../results';

export async function findAudit(
  connection: Connection,
  reach: Reach,
  { entity, id, page, limit }: AuditQuery,
): Promise<Page<AuditEntry>> {
  const changes = connection
    .selectFrom('auditEntries as change')
    .where('change.entity', '=', entity)
    .where('change.entityId', '=', id)
    .where(sql<boolean>`(${inReach(reach, 'change.officeId')} or ${ofCountry(reach)})`);
  // Pages over the index first, which lacks the wide columns.
  const first = changes
    .select(['change.at', 'change.id'])
    .orderBy('change.at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(1)
    .offset((page - 1) * limit);
  const rows = await changes
    .$if(page > 1, (rest) => rest.where(sql<boolean>`(change.at, change.id) <= (${first})`))
    .leftJoin('users as author', 'author.id', 'change.userId')
    .select([
      'change.id',
      'change.at',
      'change.action',
      'change.entityId',
      'author.id as authorId',
      'author.name as authorName',
      sql<Record<string, unknown> | null>`change.before`.as('before'),
      sql<Record<string, unknown> | null>`change.after`.as('after'),
    ])
    .orderBy('change.at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute();
  const total = await lengthOf(connection, changes.select(sql.lit(1).as('row')));
  return {
    total,
    rows: rows.map(({ at, authorId, authorName, ...change }) => ({
      ...change,
      entity,
      date: at.toISOString(),
      user: authorId === null || authorName === null ? null : { id: authorId, name: authorName },
    })),
  };
}

/** Country-wide records, such as shared suppliers, are visible to admins of the country. */
function ofCountry({ countryCode, officeId }: Reach) {
  if (countryCode === undefined || officeId !== undefined) return sql<boolean>`false`;
  return sql<boolean>`(change.office_id is null and change.country_code = ${countryCode})`;
}
