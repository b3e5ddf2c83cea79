import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../../test/databases';
import { openFaultProxy } from '../../../test/fault-proxy';
import { sharedPostgres } from '../../../test/shared-databases';
import { openDatabase, type Connection, type WriteTransaction } from '../database';
import { SharedTransactions } from './shared-transactions';
import { inTransaction } from '../transaction';
import { unawaited } from './statement-marks';

const makeTables = async (at: Connection) => {
  await sql`create table done (work int, at int generated always as identity)`.execute(at);
  await sql`create table doors (name text primary key)`.execute(at);
  await sql`create table lent (work int, door text references doors deferrable initially deferred)`.execute(at);
};

const note = async (transaction: WriteTransaction, work: number): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into done (work) values (${work}) returning pg_current_xact_id()::text as id`.execute(transaction);
  return rows[0]?.id ?? '';
};

const works = Array.from({ length: 40 }, (_, work) => work);

describeOnDatabases('Shared transactions', ({ connection }) => {
  let transactions: SharedTransactions;

  beforeAll(() => makeTables(connection()));
  beforeEach(async () => {
    await sql`truncate done, lent, doors`.execute(connection());
    transactions = new SharedTransactions(connection());
  });

  const done = async () => {
    const { rows } = await sql<{ work: number }>`select work from done order by at`.execute(connection());
    return rows.map(({ work }) => work);
  };

  it('are all done, each once, in a few transactions', async () => {
    const ids = await Promise.all(works.map((work) => transactions.run(`key ${work % 8}`, (at) => note(at, work))));
    expect(await done()).toHaveLength(works.length);
    // Two start immediately; the others share.
    expect(new Set(ids).size).toBeLessThanOrEqual(5);
  });

  it('name their transaction', async () => {
    const heard = { own: 0, shared: 0, repeated: 0 };
    const watched = new SharedTransactions(connection(), (sharing, count) => {
      heard[sharing] += count;
    });
    await watched.run('first', (at) => note(at, 0));
    expect(heard).toEqual({ own: 1, shared: 0, repeated: 0 });
    await Promise.all(works.map((work) => watched.run(`key ${work}`, (at) => note(at, work))));
    expect(heard.own + heard.shared).toBe(1 + works.length);
    expect(heard.shared).toBeGreaterThan(30);
    const failing = works.map((work) =>
      watched.run(`key ${work}`, async () => (work === 39 ? Promise.reject(new Error('refused')) : work)),
    );
    await expect(Promise.all(failing)).rejects.toThrow('refused');
    expect(heard.repeated).toBeGreaterThan(0);
  });

  it('run in order for equal keys', async () => {
    const seen: number[] = [];
    const answers = works.map((work) =>
      transactions.run('one', async (at) => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from done`.execute(at);
        await note(at, work);
        seen.push(rows[0]?.count ?? -1);
        return work;
      }),
    );
    expect(await Promise.all(answers)).toEqual(works);
    expect(seen).toEqual(works);
    expect(await done()).toEqual(works);
  });

  it('roll back a work that fails, without effect on the others', async () => {
    const isWrong = (work: number) => work % 7 === 3;
    const outcomes = await Promise.allSettled(
      works.map((work) =>
        transactions.run(`key ${work % 8}`, async (at) => {
          await note(at, work);
          if (isWrong(work)) throw new RangeError(`not ${work}`);
          return work;
        }),
      ),
    );
    for (const [work, outcome] of outcomes.entries()) {
      expect(outcome).toEqual(
        isWrong(work)
          ? { status: 'rejected', reason: new RangeError(`not ${work}`) }
          : { status: 'fulfilled', value: work },
      );
    }
    expect((await done()).toSorted((one, other) => one - other)).toEqual(works.filter((work) => !isWrong(work)));
  });

  it.each([
    ['a statement that nobody waits for', (at: WriteTransaction) => sql`select 1 / ${0}::int ${unawaited}`.execute(at)],
    ['the commit', (at: WriteTransaction) => sql`insert into lent values (1, 'nowhere')`.execute(at)],
  ])('are repeated separately when %s fails', async (_what, fail) => {
    const outcomes = await Promise.allSettled(
      works.map((work) =>
        transactions.run(`key ${work}`, async (at) => {
          await note(at, work);
          if (work === 20) await fail(at);
        }),
      ),
    );
    expect(outcomes.flatMap(({ status }, work) => (status === 'rejected' ? [work] : []))).toEqual([20]);
    expect(await done()).toHaveLength(works.length - 1);
  });

  it('keep the async context of the caller', async () => {
    const caller = new AsyncLocalStorage<number>();
    const seen = await Promise.all(
      works.map((work) =>
        caller.run(work, () =>
          transactions.run(`key ${work}`, async (at) => {
            await note(at, work);
            return caller.getStore();
          }),
        ),
      ),
    );
    expect(seen).toEqual(works);
  });
});

describeOnDatabases(
  'Works that share transactions on a server',
  ({ connection }) => {
    beforeAll(() => makeTables(connection()));

    it('do not wait for a lock that blocks another work', async () => {
      await sql`insert into doors values ('locked')`.execute(connection());
      const transactions = new SharedTransactions(connection());
      const ended: string[] = [];
      const run = (key: string) =>
        transactions
          .run(key, (at) => sql`select from doors where name = ${key} for update`.execute(at))
          .then(() => ended.push(key));
      let late: Promise<unknown> = Promise.resolve();
      await inTransaction(connection(), async (transaction) => {
        await sql`select from doors where name = 'locked' for update`.execute(transaction);
        // During a shared transaction.
        const before = works.map((work) => run(`open ${work}`));
        late = Promise.all([run('locked'), run('locked'), run('locked')]);
        const after = works.map((work) => run(`open ${work + works.length}`));
        await Promise.all([...before, ...after]);
        ended.push('let go');
      });
      await late;
      expect(ended.slice(-4)).toEqual(['let go', 'locked', 'locked', 'locked']);
      expect(ended).toHaveLength(2 * works.length + 4);
    });

    it.each([
      ['the answer to their commit was lost', { kind: 'lost commit answer', every: 1 }, works.length],
      ['the database is away', { kind: 'cut', every: 1 }, 0],
    ] as const)('are not done again when %s', async (_when, fault, kept) => {
      const proxy = await openFaultProxy(await sharedPostgres('all tables'));
      const database = await openDatabase({ kind: 'postgresql', url: proxy.url });
      try {
        await makeTables(database.connection);
        const transactions = new SharedTransactions(database.connection);
        let started = 0;
        const work = (number: number) => (at: WriteTransaction) => {
          started += 1;
          return note(at, number);
        };
        proxy.fault = fault;
        const outcomes = await Promise.allSettled(
          works.map((number) => transactions.run(`key ${number}`, work(number))),
        );
        proxy.fault = undefined;
        expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
        expect(started).toBe(works.length);
        const { rows } = await sql<{ work: number }>`select work from done`.execute(database.connection);
        expect(rows).toHaveLength(kept);
      } finally {
        await database.close();
        await proxy.close();
      }
    });
  },
  ['postgresql'],
);
