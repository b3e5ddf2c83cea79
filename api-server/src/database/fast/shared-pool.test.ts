import { sql } from 'kysely';
import { describeOnDatabases } from '../../../test/databases';
import type { Connection } from '../database';
import { byKey } from './statement-marks';
import { inTransaction } from '../transaction';

describeOnDatabases(
  'the single connection of the embedded database',
  ({ connection }) => {
    beforeAll(async () => {
      await sql`create table accounts (name text primary key, amount int)`.execute(connection());
      await sql`insert into accounts values ('one', 500), ('other', 500)`.execute(connection());
    });

    const read = async (at: Connection) => {
      const { rows } = await sql<{ amount: number }>`select amount from accounts order by name ${byKey}`.execute(at);
      return rows.map(({ amount }) => amount);
    };
    const move = (amount: number, outcome: 'kept' | 'undone' = 'kept') =>
      inTransaction(connection(), async (transaction) => {
        await sql`update accounts set amount = amount - ${amount} where name = 'one'`.execute(transaction);
        await read(transaction);
        await sql`update accounts set amount = amount + ${amount} where name = 'other'`.execute(transaction);
        if (outcome === 'undone') throw new RangeError('undone');
      });

    it('hides uncommitted changes of a transaction from other statements', async () => {
      const moves = Array.from({ length: 30 }, (_, time) => move(time, time % 3 === 0 ? 'undone' : 'kept'));
      const reads = Array.from({ length: 300 }, () => read(connection()));
      await Promise.allSettled(moves);
      for (const [one = 0, other = 0] of await Promise.all(reads)) expect(one + other).toBe(1000);
    });

    it('shows acknowledged writes to the next statement', async () => {
      let [before = 0] = await read(connection());
      for (let time = 0; time < 20; time += 1) {
        const others = Promise.all([read(connection()), move(0), read(connection())]);
        await move(1);
        expect((await read(connection()))[0]).toBe(before - 1);
        before -= 1;
        await others;
      }
    });

    it('shares a pending read by key, and repeats it afterwards', async () => {
      await sql`create sequence reads`.execute(connection());
      const count = async (name: string) => {
        const answer = sql<{ time: string }>`select nextval(${name}) as time ${byKey}`.execute(connection());
        return Number((await answer).rows[0]?.time);
      };
      expect(await Promise.all([count('reads'), count('reads'), count('reads')])).toEqual([1, 1, 1]);
      expect(await count('reads')).toBe(2);
      const failed = await Promise.allSettled([count('none'), count('none'), count('reads')]);
      expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    });

    it('is given to a transaction despite continuous reads', async () => {
      const moves = new AbortController();
      const readers = Array.from({ length: 4 }, async () => {
        while (!moves.signal.aborted) await read(connection());
      });
      const [before = 0] = await read(connection());
      for (let time = 0; time < 5; time += 1) await move(1);
      moves.abort();
      await Promise.all(readers);
      expect((await read(connection()))[0]).toBe(before - 5);
    });

    it('serves one transaction at a time, also with an isolation level', async () => {
      const look = () =>
        connection()
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (transaction) => [await read(transaction), await read(transaction)]);
      const looks = Promise.all(Array.from({ length: 10 }, look));
      await Promise.all(Array.from({ length: 10 }, () => move(1)));
      for (const [first, second] of await looks) expect(first).toEqual(second);
    });

    it('reports each error to its own statement', async () => {
      const answers = await Promise.allSettled([
        read(connection()),
        sql`select 1 / ${0}::int`.execute(connection()),
        read(connection()),
        sql`insert into accounts values ('one', 0)`.execute(connection()),
        read(connection()),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
    });
  },
  ['embedded'],
);
