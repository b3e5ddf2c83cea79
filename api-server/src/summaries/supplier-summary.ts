import { fromMinor } from '@comptoir/api-contract/money';
import type { SupplierSummary } from '@comptoir/api-contract/summaries';
import { dayOf, instantOn } from '../calendar/local-day';
import type { Connection } from '../database/database';
import { byCurrency } from '../lists/by-currency';
import { monthBefore } from '../month-report/month-report';
import { officeZone } from '../office-zone.repository';
import { findLastExpenses, sumSpent } from './supplier-summary.repository';

/** Reads what an office spent at a supplier, with months of the office. */
export async function readSupplierSummary(
  connection: Connection,
  own: { officeId: string; supplierId: string },
  now: Date,
): Promise<SupplierSummary> {
  const timeZone = await officeZone(connection, own.officeId);
  const month = dayOf(now, timeZone).slice(0, 7);
  const startOf = (of: string) => instantOn(`${of}-01`, 0, timeZone).toISOString();
  const spent = await sumSpent(connection, own, { begins: startOf(month), last: startOf(monthBefore(month)) });
  const last = await findLastExpenses(connection, own);
  return {
    expenses: spent.toSorted(byCurrency).map(({ currency, thisMonth, lastMonth }) => ({
      currency,
      thisMonth: fromMinor(thisMonth),
      lastMonth: fromMinor(lastMonth),
    })),
    last: last.map(({ number, bookedAt, minor, currency, description }) => ({
      id: String(number),
      date: bookedAt.toISOString(),
      amount: fromMinor(minor),
      currency,
      description,
    })),
  };
}
