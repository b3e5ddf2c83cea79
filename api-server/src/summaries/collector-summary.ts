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
import { findHandovers, type HandoverLine, type HandoverRow } from '../handovers/handovers.repository';
import { asSummaryCollection } from './agency-summary';
import {
  countWork,
  findCountedOffers,
  findHeldCollections,
  findStops,
  sumDay,
  type DayAmounts,
  type HeldCash,
  type HeldCollection,
} from './collector-summary.repository';

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
  const amounts = (await sumDay(connection, collector, days)).map(asDayAmounts);
  const stops = (await findStops(connection, collector, days)).map(({ agencyName, ...row }) => ({
    ...asSummaryCollection(row),
    agencyName,
  }));
  const filter = { ownerId: id, state: 'OPEN', limit: SUMMARY_ROWS } as const;
  const cases = await findCases(connection, { officeId }, person, filter);
  const { isOn } = await findCustody(connection, officeId);
  const bag = isOn ? await findCashInHand(connection, officeId, id) : null;
  const [last] = isOn
    ? await findHandovers(connection, { officeId, collectorId: id }, { pending: false, limit: 1 })
    : [];
  const held = bag && (await heldSince(connection, bag, collector));
  return {
    today: { done: counts.done, total: counts.today, amounts },
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

/** Time from which collections of each currency are in the bag: that of the cash, or of a later counted offer. */
async function heldSince(
  connection: Connection,
  bag: readonly HeldCash[],
  collector: OfficeCollector,
): Promise<HeldCash[]> {
  const offers = bag.length === 0 ? [] : await findCountedOffers(connection, collector);
  return bag.map(({ currency, since }) => {
    const offer = offers.find((given) => given.currency === currency)?.offeredAt;
    return { currency, since: offer && offer.getTime() > Date.parse(since) ? offer.toISOString() : since };
  });
}

function asDayAmounts({ currency, collectedMinor, plannedMinor }: DayAmounts) {
  return { currency, collected: fromMinor(collectedMinor), planned: fromMinor(plannedMinor) };
}

function asBagCollection({ id, agencyName, currency, minor, bookedAt }: HeldCollection) {
  return { id: String(id), agencyName, currency, amount: fromMinor(minor), bookedDate: bookedAt.toISOString() };
}

function asLastHandover({ id, number, kind, state, offeredAt, endedAt, lines }: HandoverRow) {
  const toReceive = kind === 'COLLECTOR_TO_OFFICE' && state === 'OFFERED';
  return {
    id,
    number: String(number),
    date: (endedAt ?? offeredAt).toISOString(),
    ...(toReceive && { toReceive }),
    // Until it ends, the person who counts does not know the amount.
    ...(endedAt !== null && { amounts: lines.map(asCounted) }),
  };
}

function asCounted({ currency, counted, recounted }: HandoverLine) {
  return { currency, amount: fromMinor(BigInt(recounted ?? counted ?? 0)) };
}
