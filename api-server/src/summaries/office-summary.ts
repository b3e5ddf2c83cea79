import type { CashPosition } from '@comptoir/api-contract/cash';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { SUMMARY_ROWS, type OfficeSummary } from '@comptoir/api-contract/summaries';
import { findOpenDays } from '../business-days/business-days.repository';
import { dayOf } from '../calendar/local-day';
import { findCustody } from '../cash/custody.repository';
import { findCashPosition } from '../cash/position.repository';
import type { Connection } from '../database/database';
import { findClosures } from '../office-closures/office-closures.repository';
import { officeZone } from '../office-zone.repository';
import { countPeople, findManagers } from './office-summary.repository';

/** Reads the summary of an office, with today by its clock. */
export async function readOfficeSummary(connection: Connection, officeId: string, now: Date): Promise<OfficeSummary> {
  const today = dayOf(now, await officeZone(connection, officeId));
  const [custody, cash, managers, counts, closures, days] = await Promise.all([
    findCustody(connection, officeId),
    findCashPosition(connection, officeId),
    findManagers(connection, officeId),
    countPeople(connection, officeId),
    findClosures(connection, { officeId }, { from: today }),
    findOpenDays(connection, officeId, today),
  ]);
  return {
    custody: custody.isOn,
    cash: cash.map(asCash),
    managers,
    counts,
    closures: closures.slice(0, SUMMARY_ROWS).map(({ id, from, to, reason }) => ({ id, from, to, reason })),
    days: days.slice(0, SUMMARY_ROWS).map(({ day, openedAt }) => ({ day, openedDate: openedAt.toISOString() })),
  };
}

function asCash({ currency, till, vault, hands, onTheWay }: CashPosition): OfficeSummary['cash'][number] {
  return { currency, till, vault, hands: sumOf(hands), onTheWay: sumOf(onTheWay) };
}

/** In minor units, since sums of fractions are not exact. */
function sumOf(held: readonly { amount: number }[]): number {
  return fromMinor(held.reduce((sum, { amount }) => sum + toMinor(amount), 0n));
}
