import { fromMinor } from '@comptoir/api-contract/money';
import type { SupplierExpenses, SupplierSummary } from '@comptoir/api-contract/summaries';
import { dayOf, instantOn } from '../calendar/local-day';
import type { Connection } from '../database/database';
import { byCurrency } from '../lists/by-currency';
import { monthBefore } from '../month-report/month-report';
import { officeZone } from '../office-zone.repository';
import { findLastExpenses, sumSpent, sumSpentBySupplier } from './supplier-summary.repository';

/** Reads what an office spent at a supplier, with months of the office. */
export async function readSupplierSummary(
  connection: Connection,
  own: { officeId: string; supplierId: string },
  now: Date,
): Promise<SupplierSummary> {
  const spent = await sumSpent(connection, own, await monthsOf(connection, own.officeId, now));
  const last = await findLastExpenses(connection, own);
  return {
    expenses: spent.toSorted(byCurrency).map(({ currency, thisMonth, lastMonth }) => ({
      currency,
      thisMonth: fromMinor(thisMonth),
      lastMonth: fromMinor(lastMonth),
    })),
    count: last[0]?.total ?? 0,
    last: last.map(({ number, bookedAt, minor, currency, description }) => ({
      id: String(number),
      date: bookedAt.toISOString(),
      amount: fromMinor(minor),
      currency,
      description,
    })),
  };
}

/** Reads what an office spent in both months at each of its suppliers, and without one. */
export async function readSupplierExpenses(
  connection: Connection,
  officeId: string,
  now: Date,
): Promise<SupplierExpenses[]> {
  const spent = await sumSpentBySupplier(connection, officeId, await monthsOf(connection, officeId, now));
  return spent.toSorted(byCurrency).map(({ supplierId, currency, thisMonth, lastMonth, lastAt }) => ({
    supplierId,
    currency,
    thisMonth: fromMinor(thisMonth),
    lastMonth: fromMinor(lastMonth),
    lastDate: lastAt && lastAt.toISOString(),
  }));
}

/** Starts of this month and of the last one, by the clock of the office. */
async function monthsOf(
  connection: Connection,
  officeId: string,
  now: Date,
): Promise<{ begins: string; last: string }> {
  const timeZone = await officeZone(connection, officeId);
  const month = dayOf(now, timeZone).slice(0, 7);
  const startOf = (of: string) => instantOn(`${of}-01`, 0, timeZone).toISOString();
  return { begins: startOf(month), last: startOf(monthBefore(month)) };
}
