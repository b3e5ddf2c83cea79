import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { toMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import type { Reach } from '../access/reach';
import { HOUR_MS } from '../calendar/durations';
import { inTransaction } from '../database/transaction';
import { storedEntrySums } from '../general-ledger/ledger-hours';
import type { LedgerFilter } from '../general-ledger/ledger-filter';
import { countLedger, sumLedger } from '../general-ledger/ledger.repository';
import { scopeOf } from '../lists/hours/hour-source';
import { addUpHours } from '../lists/hours/hour-sums.repository';
import type { HourFigures } from '../lists/hours/stored-figures.repository';
import { storedTradeSums } from '../trades/trade-hours';
import { sumTrades } from '../trades/trade-sums.repository';
import { countTrades, findTrades, type TradeFilter } from '../trades/trades.repository';
import { findLarge, updateHourSums } from './update-hour-sums';

const LIMIT = 50_000;
const PAIRS = [
  ['USD', 'DZD'],
  ['USD', 'EUR'],
  ['DZD', 'EUR'],
] as const;

describeApi('hour sums of trades and entries', (api) => {
  const algiers = () => api.business().offices.algiers;
  const start = Date.now();
  const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
  const trades: string[] = [];

  async function trade(index: number): Promise<void> {
    const [oldCurrency, newCurrency] = PAIRS[index % 3] ?? PAIRS[0];
    const amount = 10 + index;
    const body = { officeId: algiers(), oldAmount: amount, oldCurrency, newAmount: amount * 2, newCurrency, rate: 2 };
    const created = await api.call('SUPERADMIN', 'POST /trades', { body });
    expect(created.statusCode).toBe(201);
    trades.push(created.json<{ id: string }>().id);
  }

  async function spend(amount: number): Promise<void> {
    const body = {
      officeId: algiers(),
      amount: -amount,
      currency: 'USD',
      description: 'Fuel',
      date: new Date(start).toISOString(),
    };
    expect((await api.call('OFFICEMANAGER', 'POST /transactions', { body })).statusCode).toBe(201);
  }

  async function takeBack(id: string): Promise<void> {
    const answer = await api.call('SUPERADMIN', `POST /trades/${id}/reversal`, { body: { reason: 'Typed twice' } });
    expect(answer.statusCode).toBe(201);
  }

  const periods = [{}, { from: at(-2), to: at(3) }, { from: at(-2) }, { to: at(2) }, { from: at(5) }, { to: at(-5) }];
  const reaches = (): Reach[] => [{}, { countryCode: 'DZ' }, { officeId: algiers() }];
  const ofCurrencies = <Sum extends { currency: CurrencyCode }>(sums: readonly Sum[]) =>
    new Map(sums.map((sum) => [sum.currency, sum]));
  const rowsIn = (figures: readonly HourFigures[] = []) => figures.reduce((sum, { rows }) => sum + rows, 0);

  async function sumsOfTrades(reach: Reach, filter: TradeFilter) {
    const rows = await findTrades(api.connection(), reach, filter, { limit: 1_000 });
    const sums = new Map<string, { given: bigint; received: bigint }>();
    const add = (currency: string, given: number, received: number) => {
      const known = sums.get(currency) ?? { given: 0n, received: 0n };
      sums.set(currency, { given: known.given + toMinor(given), received: known.received + toMinor(received) });
    };
    for (const { reversal, oldCurrency, oldAmount, newCurrency, newAmount } of rows) {
      if (reversal) continue;
      add(oldCurrency, oldAmount, 0);
      add(newCurrency, 0, newAmount);
    }
    return { rows: rows.length, sums };
  }

  async function sumsOfEntries({ from, to, trade }: LedgerFilter) {
    const { rows } = await sql<{ number: bigint; currency: CurrencyCode; in: bigint; out: bigint }>`
      select number, currency, case when to_account = 'CASH' then amount_minor else 0 end as in,
        case when from_account = 'CASH' then amount_minor else 0 end as out
      from journal_entries entry join transfers on transfers.office_id = entry.office_id and entry_number = number
      where entry.office_id = ${algiers()} and (${trade} or trade_id is null)
        and booked_at between coalesce(${from ?? null}::timestamptz, '-infinity') and coalesce(${to ?? null}::timestamptz, 'infinity')`.execute(
      api.connection(),
    );
    const sums = new Map<string, { currency: CurrencyCode; in: bigint; out: bigint }>();
    for (const { currency, ...leg } of rows) {
      const known = sums.get(currency) ?? { in: 0n, out: 0n };
      sums.set(currency, { currency, in: known.in + leg.in, out: known.out + leg.out });
    }
    return { rows: new Set(rows.map(({ number }) => number)).size, sums };
  }

  async function expectTrueHours(requested = periods.slice(0, 2)): Promise<void> {
    const connection = api.connection();
    for (const reach of reaches()) {
      for (const filter of requested.flatMap((period): TradeFilter[] => [period, { ...period, currency: 'EUR' }])) {
        const truth = await sumsOfTrades(reach, filter);
        const kept = await storedTradeSums(connection, reach, filter, LIMIT);
        const sums = await sumTrades(connection, reach, filter);
        const read = new Map<string, object>(sums.map(({ currency, ...sum }) => [currency, sum]));
        expect({ reach, filter, told: read }).toEqual({ reach, filter, told: truth.sums });
        expect([rowsIn(kept?.figures), await countTrades(connection, reach, filter)]).toEqual([truth.rows, truth.rows]);
      }
    }
    for (const period of requested) {
      for (const filter of [
        { ...period, trade: true },
        { ...period, trade: false },
      ]) {
        const truth = await sumsOfEntries(filter);
        const kept = await storedEntrySums(connection, algiers(), filter, LIMIT);
        const read = ofCurrencies(await sumLedger(connection, algiers(), filter));
        expect({ filter, told: read }).toEqual({ filter, told: truth.sums });
        const counted = await countLedger(connection, algiers(), filter);
        expect([rowsIn(kept?.figures), counted]).toEqual([truth.rows, truth.rows]);
      }
    }
  }

  const keep = (now = new Date()) => inTransaction(api.connection(), (transaction) => updateHourSums(transaction, now));

  beforeAll(async () => {
    await addFloat(api, algiers(), 100_000);
    await addFloat(api, algiers(), 100_000, 'DZD');
    for (let index = 0; index < 6; index += 1) await trade(index);
    await spend(12.34);
    await inTransaction(api.connection(), async (transaction) => {
      for (let large; (large = await findLarge(transaction, 3));) await addUpHours(transaction, large);
    });
  });

  it('are stored for each large list by office, by country and in total', async () => {
    const { rows } = await sql<{ list: string; scope: string }>`select list, scope from hour_scopes`.execute(
      api.connection(),
    );
    expect(new Set(rows.map(({ list, scope }) => `${list} ${scope}`))).toEqual(
      new Set([...reaches().map((reach) => `trades ${scopeOf(reach)}`), `general-ledger ${algiers()}`]),
    );
    await expectTrueHours(periods);
  });

  it('follow trades, expenses and reversals, before and after pending changes are added', async () => {
    for (let index = 6; index < 9; index += 1) await trade(index);
    await spend(5);
    await expectTrueHours();
    await takeBack(trades[1] ?? '');
    await takeBack(trades[7] ?? '');
    await expectTrueHours();
    await keep();
    await expectTrueHours();
    await takeBack(trades[0] ?? '');
    await takeBack(trades[2] ?? '');
    await trade(9);
    await expectTrueHours();
    await keep();
    await expectTrueHours();
    const { rows } = await sql`select from hour_changes`.execute(api.connection());
    expect(rows).toEqual([]);
  });

  it('omit currencies whose trades are all reversed', async () => {
    const body = { officeId: algiers(), oldAmount: 1, oldCurrency: 'USD', newAmount: 3, newCurrency: 'GBP', rate: 3 };
    const created = await api.call('SUPERADMIN', 'POST /trades', { body });
    const filter = { currency: 'GBP' } as const;
    expect((await sumTrades(api.connection(), {}, filter)).map(({ currency }) => currency)).toContain('GBP');
    await takeBack(created.json<{ id: string }>().id);
    await expectTrueHours();
    expect(await sumTrades(api.connection(), {}, filter)).toEqual([]);
  });

  it('count and sum many trades and entries of a period', async () => {
    const rows = 600;
    const { id: userId } = api.business().people.SUPERADMIN;
    await sql`insert into trades (office_id, user_id, created_at, old_currency, old_minor, new_currency, new_minor, rate)
      select ${algiers()}::uuid, ${userId}::uuid, ${at(240)}::timestamptz + n % 30 * interval '1 hour', 'USD', 100, 'CNY', 200, 2
      from generate_series(1, ${rows}::int) n`.execute(api.connection());
    await sql`insert into journal_entries (office_id, number, kind, reference, booked_at, user_id, previous_hash, hash)
      select ${algiers()}::uuid, 100000 + n, 'FLOAT', 'float:' || n, ${at(240)}::timestamptz + n % 30 * interval '1 hour',
        ${userId}::uuid, repeat('0', 64), repeat('0', 64)
      from generate_series(1, ${rows}::int) n`.execute(api.connection());
    await sql`insert into transfers (office_id, entry_number, position, currency, from_account, to_account, amount_minor, cash_after_minor)
      select ${algiers()}::uuid, 100000 + n, 0, 'CNY', 'FLOAT', 'CASH', 3, 3 from generate_series(1, ${rows}::int) n`.execute(
      api.connection(),
    );
    const period = { from: at(239.5), to: at(280) };
    for (const reach of reaches()) {
      expect(ofCurrencies(await sumTrades(api.connection(), reach, period, 550))).toEqual(
        new Map([
          ['USD', { currency: 'USD', given: 60_000n, received: 0n }],
          ['CNY', { currency: 'CNY', given: 0n, received: 120_000n }],
        ]),
      );
      expect(await countTrades(api.connection(), reach, period)).toBe(rows);
      expect(await countTrades(api.connection(), reach, { ...period, currency: 'DZD' })).toBe(0);
    }
    for (const trade of [true, false]) {
      const filter = { ...period, trade };
      expect(await sumLedger(api.connection(), algiers(), filter, 550)).toEqual([
        { currency: 'CNY', in: 1800n, out: 0n },
      ]);
      expect(await countLedger(api.connection(), algiers(), filter)).toBe(rows);
    }
    await sql`delete from hour_scopes`.execute(api.connection());
    await expect(sumTrades(api.connection(), {}, period, 550)).rejects.toMatchObject({ code: 'too-many-to-sum' });
    await expect(sumLedger(api.connection(), algiers(), { ...period, trade: true }, 550)).rejects.toMatchObject({
      code: 'too-many-to-sum',
    });
  });

  it('are updated by a recurring job', async () => {
    const now = new Date();
    await keep(now);
    const job = await api
      .connection()
      .selectFrom('jobs')
      .select('runAt')
      .where('kind', '=', 'hours')
      .executeTakeFirstOrThrow();
    expect(job.runAt.getTime()).toBe(now.getTime() + 60_000);
  });
});
