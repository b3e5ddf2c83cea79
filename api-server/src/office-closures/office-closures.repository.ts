import type { Closure, ClosureChange } from '@comptoir/api-contract/office-closures';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { Versioned } from '../results';

export function findClosures(
  connection: Connection,
  reach: Reach,
  { from, to }: { from: string; to?: string | undefined },
): Promise<Closure[]> {
  return visible(connection, reach)
    .where('lastDay', '>=', from)
    .$if(to !== undefined, (rows) => rows.where(sql<boolean>`first_day <= ${to}`))
    .orderBy('firstDay')
    .orderBy('id')
    .execute();
}

export function findClosure(connection: Connection, reach: Reach, id: string): Promise<Versioned<Closure> | undefined> {
  return visible(connection, reach).select('version').where('id', '=', id).executeTakeFirst();
}

export async function insertClosure(transaction: WriteTransaction, closure: Closure): Promise<void> {
  const { from: firstDay, to: lastDay, ...rest } = closure;
  await transaction
    .insertInto('officeClosures')
    .values({ ...rest, firstDay, lastDay })
    .execute();
}

export async function changeClosureRow(
  transaction: WriteTransaction,
  id: string,
  { from: firstDay, to: lastDay, reason }: ClosureChange,
): Promise<void> {
  await transaction
    .updateTable('officeClosures')
    .set({ firstDay, lastDay, reason, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

function visible(connection: Connection, reach: Reach) {
  return connection
    .selectFrom('officeClosures')
    .select(['id', 'officeId', 'firstDay as from', 'lastDay as to', 'reason', 'holiday'])
    .where('archivedAt', 'is', null)
    .where(inReach(reach, 'officeClosures.officeId'));
}
