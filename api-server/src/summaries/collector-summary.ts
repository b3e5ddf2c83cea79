import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { PUNCTUALITY_DAYS, SUMMARY_ROWS, type CollectorSummary } from '@comptoir/api-contract/summaries';
import type { OfficeCollector } from '../access/find-collector';
import type { Person } from '../access/person';
import { boundsOf, dayAfter, dayOf } from '../calendar/local-day';
import { asCashCase } from '../cash-cases/case-answer';
import { findCases } from '../cash-cases/cash-cases.repository';
import { findCustody } from '../cash/custody.repository';
import { findCashInHand } from '../cash/position.repository';
import type { Connection } from '../database/database';
import { findHandovers, type HandoverRow } from '../handovers/handovers.repository';
import { asSummaryCollection } from './agency-summary';
import { countWork, findHeldCollections, findStops, type HeldCollection } from './collector-summary.repository';

/** Reads the summary of a collector for a person who reaches the office. */
export async function readCollectorSummary(
  connection: Connection,
  collector: OfficeCollector,
  person: Person,
): Promise<CollectorSummary> {
  const { id, officeId, timeZone } = collector;
  const day = dayOf(new Date(), timeZone);
  const { startDate: begins, endDate: ends } = boundsOf(day, day, timeZone);
  const { startDate: since } = boundsOf(dayAfter(day, -PUNCTUALITY_DAYS), day, timeZone);
  const days = { since, begins, ends };
  const counts = await countWork(connection, collector, days);
  const stops = (await findStops(connection, collector, days)).map(({ agencyName, ...row }) => ({
    ...asSummaryCollection(row),
    agencyName,
  }));
  const filter = { ownerId: id, state: 'OPEN', limit: SUMMARY_ROWS } as const;
  const cases = await findCases(connection, { officeId }, person, filter);
  const { isOn } = await findCustody(connection, officeId);
  const bag = isOn ? await findCashInHand(connection, officeId, id) : null;
  const handovers = isOn
    ? await findHandovers(connection, { officeId, collectorId: id }, { pending: false, limit: 2 })
    : [];
  const [last] = handovers;
  const held = bag?.map(({ currency, since }) => ({ currency, since: laterOf(since, offeredAt(handovers, currency)) }));
  return {
    today: { done: counts.done, total: counts.today },
    late: counts.late,
    next: stops.filter(({ status }) => status === 'UNCOLLECTED').slice(0, SUMMARY_ROWS),
    stops,
    issues: counts.issues,
    punctuality: { onDay: counts.onDay, total: counts.recent },
    cases: cases.map(asCashCase).map(({ number, currency, openAmount, openedDate, ...opened }) => ({
      id: opened.id,
      number,
      currency,
      openAmount,
      openedDate,
    })),
    bag,
    bagCollections: held ? (await findHeldCollections(connection, collector, days, held)).map(asBagCollection) : [],
    handover: last ? asLastHandover(last) : null,
  };
}

/** Time of the last counted offer of a currency to the office, after which its collections stay in the bag. */
function offeredAt(handovers: readonly HandoverRow[], currency: CurrencyCode): string | undefined {
  const given = handovers.find(({ kind, countedAt }) => kind === 'COLLECTOR_TO_OFFICE' && countedAt !== null);
  return given?.lines.some((line) => line.currency === currency) ? given.offeredAt.toISOString() : undefined;
}

function laterOf(one: string, other: string | undefined): string {
  return other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;
}

function asBagCollection({ id, agencyName, currency, minor, bookedAt }: HeldCollection) {
  return { id: String(id), agencyName, currency, amount: fromMinor(minor), bookedDate: bookedAt.toISOString() };
}

function asLastHandover({ id, number, kind, state, offeredAt, endedAt }: HandoverRow): CollectorSummary['handover'] {
  const toReceive = kind === 'COLLECTOR_TO_OFFICE' && state === 'OFFERED';
  return { id, number: String(number), date: (endedAt ?? offeredAt).toISOString(), ...(toReceive && { toReceive }) };
}
