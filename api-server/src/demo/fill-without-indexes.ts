import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../database/database';

interface Dropped {
  drop: string;
  add: string;
}

/**
 * Drops the indexes and foreign keys of tables while `fill` runs: built at once they cost a fraction of the time. The
 * transaction takes everything back if it fails. A role that does not own the tables only runs `fill`.
 */
export async function fillWithoutIndexes(
  transaction: WriteTransaction,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const dropped = [...(await foreignKeysOf(transaction, tables)), ...(await indexesOf(transaction, tables))];
  for (const { drop } of dropped) await sql.raw(drop).execute(transaction);
  await fill();
  for (const { add } of dropped.toReversed()) await sql.raw(add).execute(transaction);
}

async function foreignKeysOf(transaction: WriteTransaction, tables: readonly string[]): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and ${isOwned(sql`conrelid`, tables)}`.execute(transaction);
  return rows;
}

/** Without those of primary keys and other constraints. */
async function indexesOf(transaction: WriteTransaction, tables: readonly string[]): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index where ${isOwned(sql`indrelid`, tables)}
      and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`.execute(transaction);
  return rows;
}

function isOwned(table: RawBuilder<unknown>, tables: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${table} in (select oid from pg_class
    where oid = any(${[...tables]}::text[]::regclass[]) and pg_has_role(relowner, 'usage'))`;
}
