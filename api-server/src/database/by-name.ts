import { sql, type RawBuilder } from 'kysely';
import { inHumanOrder } from './human-order';

/** Whether a row comes after another one in a list by name. */
export function isAfter(table: string, { name, id }: { name: string; id: string }): RawBuilder<boolean> {
  return sql`(${inHumanOrder(`${table}.name`)}, ${sql.ref(`${table}.id`)}) > (${name}, ${id}::uuid)`;
}
