import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { rateText } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { cashTransaction, collectedAmount, exchange, type Booking } from '../books/booking';
import { bookAll } from '../books/journal';
import type { Amounts } from '../books/cash-movement';
import type { WriteTransaction } from '../database/database';
import type { Account } from '../database/tables/books';
import { CustodyMonth } from './custody-month';
import type { CustodyPlan } from './custody-plans';
import { DAYS_BEHIND, startOfDay } from './demo-clock';
import type { DemoCountry } from './demo-offices';
import { morningsOf, type DayExpense, type DayTrade } from './office-day';
import { openingFloats } from './opening-floats';
import type { Random } from './random';

export interface OfficeHistory {
  officeId: string;
  country: DemoCountry;
  adminId: string;
  managerId: string;
  supplierIds: readonly string[];
  now: Date;
  random: Random;
  /** Absent for an office without custody. */
  custody?: CustodyPlan | undefined;
}

interface Collected {
  kind: 'collected';
  id: bigint;
  collectorId: string;
  collectedAt: Date;
  currency: CurrencyCode;
  amount: bigint;
}

type Happening = (Collected & { into: Account }) | DayTrade | DayExpense | { kind: 'custody'; bookings: Booking[] };

const PAGE = 4000;

export async function bookHistory(transaction: WriteTransaction, history: OfficeHistory): Promise<void> {
  const held: Amounts = new Map();
  await bookFloats(transaction, history, held);
  const mornings = morningsOf(history, held);
  const custody = history.custody && new CustodyMonth({ ...history, plan: history.custody }, held);
  const happenings: Happening[] = [];
  const flush = () => bookHappenings(transaction, history, happenings.splice(0));
  const advance = async (moment: Date) => {
    for (let step = custody?.next(moment); step; step = custody?.next(moment)) {
      happenings.push(...mornings.until(step.at), { kind: 'custody', bookings: step.book() });
      if (!step.finish) continue;
      await flush();
      await step.finish(transaction);
    }
    happenings.push(...mornings.until(moment));
  };
  for await (const page of collectedInOrder(transaction, history.officeId)) {
    for (const collected of page) {
      await advance(collected.collectedAt);
      const into = custody?.accountOf(collected) ?? 'CASH';
      if (into === 'CASH') held.set(collected.currency, (held.get(collected.currency) ?? 0n) + collected.amount);
      happenings.push({ ...collected, into });
    }
    await flush();
  }
  await advance(history.now);
  await flush();
  await custody?.insert(transaction);
}

async function bookHappenings(
  transaction: WriteTransaction,
  history: OfficeHistory,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const { officeId, managerId: userId } = history;
  const tradeIds = await insertTrades(transaction, history, happenings.filter(isTrade));
  await insertExpenses(transaction, history, happenings.filter(isExpense));
  const bookings = happenings.flatMap((happening): Booking | Booking[] => {
    switch (happening.kind) {
      case 'trade':
        return exchange({ ...happening, id: tradeIds.shift() ?? 0n }, { userId, bookedAt: happening.createdAt });
      case 'expense':
        return cashTransaction(
          { ...happening, amount: happening.amountMinor },
          { userId, bookedAt: happening.occurredAt },
        );
      case 'collected':
        return collectedAmount(
          happening,
          { userId: happening.collectorId, bookedAt: happening.collectedAt },
          happening.into,
        );
      case 'custody':
        return happening.bookings;
    }
  });
  await bookAll(transaction, officeId, bookings);
}

async function bookFloats(transaction: WriteTransaction, history: OfficeHistory, held: Amounts): Promise<void> {
  const { officeId, adminId: userId, now } = history;
  const occurredAt = startOfDay(now, -DAYS_BEHIND - 1);
  const floats = openingFloats(history.country).map((float) => ({ ...float, id: newId() }));
  await transaction
    .insertInto('transactions')
    .values(
      floats.map((float) => ({
        ...float,
        officeId,
        kind: 'FLOAT' as const,
        description: 'Opening float',
        supplierId: null,
        occurredAt,
        userId,
      })),
    )
    .execute();
  const bookings = floats.map(({ id, currency, amountMinor }) =>
    cashTransaction({ id, currency, amount: amountMinor }, { userId, bookedAt: occurredAt }),
  );
  await bookAll(transaction, officeId, bookings);
  for (const { currency, amountMinor } of floats) held.set(currency, amountMinor);
}

async function insertTrades(
  transaction: WriteTransaction,
  { officeId, managerId: userId }: OfficeHistory,
  trades: readonly DayTrade[],
): Promise<bigint[]> {
  if (trades.length === 0) return [];
  const rows = await transaction
    .insertInto('trades')
    .values(
      trades.map(({ createdAt, oldCurrency, oldMinor, newCurrency, newMinor, rate }) => ({
        officeId,
        userId,
        createdAt,
        oldCurrency,
        oldMinor,
        newCurrency,
        newMinor,
        rate: rateText(rate),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function insertExpenses(
  transaction: WriteTransaction,
  { officeId, managerId: userId }: OfficeHistory,
  expenses: readonly DayExpense[],
): Promise<void> {
  if (expenses.length === 0) return;
  await transaction
    .insertInto('transactions')
    .values(expenses.map((expense) => ({ ...expense, officeId, userId, kind: 'EXPENSE' as const })))
    .execute();
}

function isTrade(happening: Happening): happening is DayTrade {
  return happening.kind === 'trade';
}

function isExpense(happening: Happening): happening is DayExpense {
  return happening.kind === 'expense';
}

async function* collectedInOrder(transaction: WriteTransaction, officeId: string): AsyncGenerator<Collected[]> {
  await sql`declare collected cursor for
    select id, collector_id, collected_at, currency, collected_minor as amount from collections
    where office_id = ${officeId} and collected_minor > 0 order by collected_at, id`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Omit<Collected, 'kind'>>`fetch ${sql.lit(PAGE)} from collected`.execute(transaction);
    yield rows.map((row) => ({ kind: 'collected', ...row }));
    if (rows.length < PAGE) break;
  }
  await sql`close collected`.execute(transaction);
}
