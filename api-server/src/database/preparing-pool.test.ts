import { sql } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import type { Connection } from './database';

describeOnDatabases(
  'Prepared statements',
  ({ connection }) => {
    const ask = (at: Connection, currency: 'EUR' | 'GBP' | 'USD') =>
      at.selectFrom('balances').select('amountMinor').where('currency', '=', currency).execute();
    const prepared = async (at: Connection) => {
      const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%"balances"%'`.execute(at);
      return rows.map(({ statement }) => statement);
    };

    it('are those of transactions, from the second time on that they are sent', async () => {
      await connection()
        .connection()
        .execute(async (one) => {
          for (const currency of ['USD', 'EUR'] as const) await ask(one, currency);
          expect(await prepared(one)).toEqual([]);

          await one.transaction().execute((transaction) => ask(transaction, 'USD'));
          expect(await prepared(one)).toEqual([]);

          await one.transaction().execute((transaction) => ask(transaction, 'EUR'));
          expect(await prepared(one)).toHaveLength(1);
        });
    });

    it('answer the values that they are sent with', async () => {
      const answers = await connection()
        .transaction()
        .execute(async (transaction) => {
          const seen: string[] = [];
          for (const number of [1, 2, 3, 4, 5, 6, 7]) {
            const { rows } = await sql<{ text: string }>`select ${number}::int + 1 as text`.execute(transaction);
            seen.push(String(rows[0]?.text));
          }
          return seen;
        });
      expect(answers).toEqual(['2', '3', '4', '5', '6', '7', '8']);
    });

    it('survive a transaction that is rolled back', async () => {
      const fail = () =>
        connection()
          .transaction()
          .execute(async (transaction) => {
            await ask(transaction, 'GBP');
            await sql`select 1 / ${0}::int`.execute(transaction);
          });
      for (let time = 0; time < 3; time += 1) await expect(fail()).rejects.toThrow('division by zero');
      expect(
        await connection()
          .transaction()
          .execute((transaction) => ask(transaction, 'GBP')),
      ).toEqual([]);
    });
  },
  ['postgresql'],
);
