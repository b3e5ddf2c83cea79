import type { Connection } from '../database/database';

export interface BooksCheck {
  checkedAt: Date;
  faults: number;
}

/** Stores the outcome for the metrics of all instances; keeps only the latest. */
export async function saveBooksCheck(connection: Connection, faults: number): Promise<void> {
  const check = { checkedAt: new Date(), faults };
  await connection
    .insertInto('booksChecks')
    .values({ id: 1, ...check })
    .onConflict((last) => last.column('id').doUpdateSet(check))
    .execute();
}

/** Dated 1970 if there was none. */
export async function lastBooksCheck(connection: Connection): Promise<BooksCheck> {
  const last = await connection.selectFrom('booksChecks').select(['checkedAt', 'faults']).executeTakeFirst();
  return last ?? { checkedAt: new Date(0), faults: 0 };
}
