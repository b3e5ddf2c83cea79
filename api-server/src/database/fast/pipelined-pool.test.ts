import { sql } from 'kysely';
import { getHeapSpaceStatistics } from 'node:v8';
import { describeOnDatabases } from '../../../test/databases';
import type { Connection, WriteTransaction } from '../database';
import { inTransaction } from '../transaction';
import { unawaited } from './statement-marks';
import { together } from './together';

describeOnDatabases('Prepared statements', ({ connection }) => {
  const request = (at: Connection, currency: 'EUR' | 'GBP' | 'USD') =>
    at.selectFrom('balances').select('amountMinor').where('currency', '=', currency).execute();
  const prepared = async (at: Connection) => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%"balances"%'`.execute(at);
    return rows.map(({ statement }) => statement);
  };

  it('are used in transactions, from the second execution on', async () => {
    await connection()
      .connection()
      .execute(async (one) => {
        for (const currency of ['USD', 'EUR'] as const) await request(one, currency);
        expect(await prepared(one)).toEqual([]);

        await one.transaction().execute((transaction) => request(transaction, 'USD'));
        expect(await prepared(one)).toEqual([]);

        await one.transaction().execute((transaction) => request(transaction, 'EUR'));
        expect(await prepared(one)).toHaveLength(1);
      });
  });

  it('return results for their own parameters', async () => {
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
          await request(transaction, 'GBP');
          await sql`select 1 / ${0}::int`.execute(transaction);
        });
    for (let time = 0; time < 3; time += 1) await expect(fail()).rejects.toThrow('division by zero');
    expect(
      await connection()
        .transaction()
        .execute((transaction) => request(transaction, 'GBP')),
    ).toEqual([]);
  });
});

describeOnDatabases(
  'Statements for a server',
  ({ connection }) => {
    it('run without JIT', async () => {
      const { rows } = await sql<{ jit: string }>`show jit`.execute(connection());
      expect(rows).toEqual([{ jit: 'off' }]);
    });
  },
  ['postgresql'],
);

describeOnDatabases('Statements that are not awaited', ({ connection }) => {
  beforeAll(async () => {
    await sql`create table kept (number int primary key)`.execute(connection());
  });

  const keep = (at: WriteTransaction, number: number) =>
    sql`insert into kept values (${number}) ${unawaited}`.execute(at);
  const kept = async (at: Connection) => {
    const { rows } = await sql<{ number: number }>`select number from kept order by number`.execute(at);
    return rows.map(({ number }) => number);
  };

  beforeEach(() => sql`delete from kept`.execute(connection()));

  it('are done before the next one, and before the commit', async () => {
    await inTransaction(connection(), async (transaction) => {
      await keep(transaction, 1);
      expect(await kept(transaction)).toEqual([1]);
      await keep(transaction, 2);
      await keep(transaction, 3);
    });
    expect(await kept(connection())).toEqual([1, 2, 3]);
  });

  it('fail the transaction with the first of their failures, whatever comes after', async () => {
    const fails = (after: (transaction: WriteTransaction) => Promise<unknown>) =>
      inTransaction(connection(), async (transaction) => {
        await keep(transaction, 1);
        await keep(transaction, 1);
        await after(transaction);
      });
    for (const after of [async () => undefined, kept, (at: WriteTransaction) => keep(at, 2)]) {
      await expect(fails(after)).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
      expect(await kept(connection())).toEqual([]);
    }
  });

  it('are rolled back when a later statement fails', async () => {
    const refused = inTransaction(connection(), async (transaction) => {
      await keep(transaction, 1);
      throw new RangeError('too much');
    });
    await expect(refused).rejects.toThrow('too much');
    expect(await kept(connection())).toEqual([]);
  });

  it('leave the connection as good as new', async () => {
    for (let time = 1; time <= 45; time += 1) {
      const failing = inTransaction(connection(), async (transaction) => {
        await keep(transaction, time);
        await keep(transaction, time);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      await inTransaction(connection(), (transaction) => keep(transaction, time));
    }
    expect(await kept(connection())).toHaveLength(45);
  });
});

describeOnDatabases('Statements that are sent together', ({ connection }) => {
  beforeAll(async () => {
    await sql`create table sent (number int primary key, at int generated always as identity)`.execute(connection());
  });

  const add = (at: WriteTransaction, number: number) =>
    sql<{ number: number }>`insert into sent (number) values (${number}) returning number`.compile(at);
  const all = sql<{ number: number }>`select number from sent order by at`;
  const sent = async () => (await all.execute(connection())).rows.map(({ number }) => number);

  beforeEach(() => sql`delete from sent`.execute(connection()));

  it('are done in their order, and each is answered', async () => {
    const answers = await inTransaction(connection(), async (transaction) => {
      await sql`insert into sent (number) values (0) ${unawaited}`.execute(transaction);
      return together(
        transaction,
        add(transaction, 2),
        add(transaction, 1),
        sql<{ number: number }>`insert into sent (number) values (3) ${unawaited}`.compile(transaction),
        all.compile(transaction),
      );
    });
    const numbers = [0, 2, 1, 3].map((number) => ({ number }));
    expect(answers).toEqual([[{ number: 2 }], [{ number: 1 }], [], numbers]);
    expect(await sent()).toEqual([0, 2, 1, 3]);
  });

  it('report the first failure, roll back the others, and leave the connection usable', async () => {
    for (let time = 0; time < 45; time += 1) {
      const failing = inTransaction(connection(), (transaction) =>
        together(
          transaction,
          add(transaction, 1),
          add(transaction, 1),
          sql`select 1 / ${0}::int`.compile(transaction),
          add(transaction, 2),
        ),
      );
      await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'sent_pkey' });
      expect(await sent()).toEqual([]);
    }
    await inTransaction(connection(), (transaction) => together(transaction, add(transaction, 1)));
    expect(await sent()).toEqual([1]);
  });
});

describeOnDatabases('Rows that were read', ({ connection }) => {
  const columns = Array.from(
    { length: 20 },
    (_, column) => `'value ${column} of ' || number as value_${column}`,
  ).join();
  const read = (count: number) =>
    sql`select ${sql.raw(columns)} from generate_series(1, ${count}::int) number`.execute(connection());

  it('have camel-case names', async () => {
    const { rows } = await sql`select 1 as one_column, null as no_value, '{"a_key":1}'::jsonb as of_json`.execute(
      connection(),
    );
    expect(rows).toEqual([{ oneColumn: 1, noValue: null, ofJson: { a_key: 1 } }]);
  });

  it('are collected as garbage one by one', async () => {
    const kept = () =>
      getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
    for (let time = 0; time < 20; time += 1) await read(500);
    const growths: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = kept();
      for (let time = 0; time < 40; time += 1) await read(500);
      growths.push(kept() - before);
    }
    // Compiled code and a busy machine add to single rounds; rows that are kept add to each.
    expect(Math.min(...growths)).toBeLessThan(1_200_000);
  });
});
