import type { Connection } from '../database/database';

/** How the books stood when they were checked last. */
export interface BooksCheck {
  checkedAt: Date;
  faults: number;
}

/** Remembers the outcome of a check for the metrics of every instance; only the last one is kept. */
export async function keepBooksCheck(connection: Connection, faults: number): Promise<void> {
  const check = { checkedAt: new Date(), faults };
  await connection
    .insertInto('booksChecks')
    .values({ id: 1, ...check })
    .onConflict((last) => last.column('id').doUpdateSet(check))
    .execute();
}

/** The last check; one that never was is of 1970. */
export async function lastBooksCheck(connection: Connection): Promise<BooksCheck> {
  const last = await connection.selectFrom('booksChecks').select(['checkedAt', 'faults']).executeTakeFirst();
  return last ?? { checkedAt: new Date(0), faults: 0 };
}
