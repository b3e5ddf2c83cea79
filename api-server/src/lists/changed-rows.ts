import { sql, type RawBuilder } from 'kysely';
import { inHumanOrder } from '../database/human-order';
import type { Connection } from '../database/database';
import { jsonRow } from './json-row';

export interface ChangedRow {
  id: string;
  json: string;
  /** Id of the previous row; null for the first. */
  after: string | null;
}

interface ListByName {
  table: 'agencies' | 'suppliers';
  columns: readonly string[];
  listed: RawBuilder<boolean>;
}

export async function changedRows(
  connection: Connection,
  { table, columns, listed }: ListByName,
  ids: readonly string[],
): Promise<ChangedRow[]> {
  const [from, id, name] = [sql.table(table), sql.ref(`${table}.id`), inHumanOrder(`${table}.name`)];
  const { rows } = await sql<ChangedRow>`
    with changed as materialized (
      select ${jsonRow(table, columns)} as json, name, id from ${from} where ${listed} and ${id} = any(${ids}::uuid[])
    )
    select id, json, (
      select ${id} from ${from} where ${listed} and (${name}, ${id}) < (changed.name, changed.id)
      order by ${name} desc, ${id} desc limit 1
    ) as after
    from changed order by ${inHumanOrder('changed.name')}, changed.id`.execute(connection);
  return rows;
}
