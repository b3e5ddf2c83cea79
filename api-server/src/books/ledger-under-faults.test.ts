import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { income, moving } from '../../test/bookings';
import { describeOnDatabases } from '../../test/databases';
import { openFaultProxy, type Fault, type FaultProxy } from '../../test/fault-proxy';
import { ledgerInvariants } from '../../test/ledger-invariants';
import { openOffice } from '../../test/offices';
import { sharedPostgres } from '../../test/shared-databases';
import { openDatabase, type OpenedDatabase, type WriteTransaction } from '../database/database';
import { isUnavailable } from '../database/sql-state';
import { inTransaction } from '../database/transaction';
import { book, type Receipt } from './journal';

/** An unblocked booking takes a tenth of it. */
const OVERTAKING_MS = 500;

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['connections are cut', { kind: 'cut', every: 17 }],
  ['the answer to COMMIT is lost', { kind: 'lost commit answer', every: 3 }],
  ['each statement takes 50 ms longer', { kind: 'delay', milliseconds: 50 }],
  ['transactions lose races (40001)', { kind: 'state', state: '40001', every: 17 }],
  ['transactions lock each other out (40P01)', { kind: 'state', state: '40P01', every: 17 }],
  ['an administrator ends connections (57P01)', { kind: 'state', state: '57P01', every: 17 }],
  ['connections go silent', { kind: 'silence', every: 100 }],
];

describe.each(FAULTS)('a ledger on PostgreSQL while %s', (_what, fault) => {
  let proxy: FaultProxy | undefined;
  let near: OpenedDatabase | undefined;
  let far: OpenedDatabase | undefined;

  beforeAll(async () => {
    const url = await sharedPostgres('all tables');
    proxy = await openFaultProxy(url);
    near = await openDatabase({ kind: 'postgresql', url });
    // Limits waiting on rows locked by a silent connection.
    const waits = fault.kind === 'silence' ? { connections: 4, answerTimeout: 500 } : { connections: 40 };
    far = await openDatabase({ kind: 'postgresql', url: proxy.url, ...waits });
    proxy.fault = fault;
  });

  afterAll(async () => {
    if (proxy) proxy.fault = undefined;
    await far?.close();
    await near?.close();
    await proxy?.close();
  });

  ledgerInvariants({
    connection: () => opened(near).connection,
    write: (work) => untilAnswered(opened(far), work),
    answers: 'may be lost',
  });
});

test('concurrent first entries of an office never share a number', async () => {
  const url = await sharedPostgres('all tables');
  const proxy = await openFaultProxy(url);
  const near = await openDatabase({ kind: 'postgresql', url });
  const far = await openDatabase({ kind: 'postgresql', url: proxy.url });
  try {
    const { officeId, userId } = await openOffice(near.connection);
    const post = ({ connection }: OpenedDatabase) =>
      inTransaction(connection, (transaction) => book(transaction, officeId, moving(userId, income(1n))));
    const others: Promise<Receipt>[] = [];
    let looks = 0;
    proxy.fault = {
      kind: 'hold',
      until: async (text) => {
        // Between the lock, which found no row, and the read of the state.
        if (text.includes('with found as') && ++looks === 1) {
          others.push(post(near));
          await others[0];
        }
        // A transaction without the lock is overtaken here; with it, the other one waits.
        if (text.includes('insert into journal_entries')) {
          others.push(post(near));
          await Promise.race([others[1], pause(OVERTAKING_MS)]);
        }
      },
    };
    const receipts = [await post(far), ...(await Promise.all(others))];
    expect(new Set(receipts.map(({ number }) => number))).toEqual(new Set([1n, 2n, 3n]));
  } finally {
    proxy.fault = undefined;
    await far.close();
    await near.close();
    await proxy.close();
  }
});

describeOnDatabases(
  'a ledger on the embedded database while',
  ({ connection }) => {
    describe.each(['40001', '40P01'])('transactions fail with %s', (state) => {
      beforeAll(() => failEveryThirdEntry(connection(), state));
      afterAll(() => sql`drop trigger fault on journal_entries`.execute(connection()));

      ledgerInvariants({ connection, write: (work) => inTransaction(connection(), work), answers: 'all arrive' });
    });
  },
  ['embedded'],
);

/** A sequence keeps counting after a rollback. */
async function failEveryThirdEntry(connection: OpenedDatabase['connection'], state: string): Promise<void> {
  await sql`create sequence if not exists fault_count`.execute(connection);
  await sql
    .raw(
      `create or replace function fault() returns trigger language plpgsql as $$ begin
        if nextval('fault_count') % 3 = 0 then raise exception 'a fault' using errcode = '${state}'; end if;
        return null;
      end $$`,
    )
    .execute(connection);
  await sql`create trigger fault after insert on journal_entries for each statement execute function fault()`.execute(
    connection,
  );
}

/** Retries as a client does after a 503. */
async function untilAnswered<Result>(
  { connection }: OpenedDatabase,
  work: (transaction: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await inTransaction(connection, work);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}

function opened(database: OpenedDatabase | undefined): OpenedDatabase {
  if (!database) throw new Error('The database is open only while tests run');
  return database;
}
