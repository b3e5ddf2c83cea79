import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import type { ExportKey } from '@comptoir/api-contract/field-devices';
import { PICK_UP_REASONS } from '@comptoir/api-contract/pick-ups';
import { ROUND_PICK_UP_DAYS, type Round } from '@comptoir/api-contract/rounds';
import type { OfficeCollector } from '../access/find-collector';
import { DAY_MS } from '../calendar/durations';
import { boundsOf, dayAfter, dayOf, localDay } from '../calendar/local-day';
import { findCustody } from '../cash/custody.repository';
import { findCashInHand } from '../cash/position.repository';
import { findLimits } from '../cash-limits/cash-limits.repository';
import { findCashRules } from '../cash-rules/cash-rules.repository';
import { asCollection } from '../collections/collection-answer';
import type { Connection } from '../database/database';
import type { MediaAddresses } from '../records/stored-files';
import { findPickUpHashes, findStops } from './rounds.repository';

/** Age at which a report leaves the round, in days. */
const REPORT_AGE_DAYS = 30;

interface RoundOptions {
  date: string | undefined;
  addresses: MediaAddresses;
  exportKey: ExportKey;
}

export async function readRound(
  connection: Connection,
  collector: OfficeCollector,
  { date, addresses, exportKey }: RoundOptions,
): Promise<Round> {
  const { id, name, officeId, timeZone } = collector;
  const day = date ?? dayOf(new Date(), timeZone);
  const { startDate: begins, endDate: ends } = boundsOf(day, day, timeZone);
  const custody = await findCustody(connection, officeId);
  const { requiresCounts } = await findCashRules(connection, officeId);
  const since = new Date(Date.parse(begins) - ROUND_PICK_UP_DAYS * DAY_MS);
  return {
    day,
    begins,
    ends,
    timeZone,
    officeId,
    collector: { id, name },
    stops: await stopsOf(connection, collector, day, addresses),
    custody: custody.isOn ? 'CUSTODY' : 'DIRECT',
    requiresCounts,
    denominations: DENOMINATIONS,
    reasonCodes: [...PICK_UP_REASONS],
    limits: custody.isOn ? await limitsOf(connection, collector) : [],
    inHand: await findCashInHand(connection, officeId, id),
    pickUps: await findPickUpHashes(connection, collector, since),
    exportKey,
  };
}

async function stopsOf(
  connection: Connection,
  collector: OfficeCollector,
  day: string,
  addresses: MediaAddresses,
): Promise<Round['stops']> {
  const { timeZone } = collector;
  const { startDate: begins } = boundsOf(day, day, timeZone);
  const { endDate } = boundsOf(day, dayAfter(day, 1), timeZone);
  const before = boundsOf(dayAfter(day, -REPORT_AGE_DAYS), dayAfter(day, -1), timeZone);
  const today = localDay(timeZone, new Date(begins));
  const read = async (...[filter, order]: [Parameters<typeof findStops>[2], Parameters<typeof findStops>[3]]) =>
    (await findStops(connection, collector, filter, order)).map((row) => ({
      ...asCollection(row, addresses),
      version: row.version,
    }));
  return {
    late: await read({ state: { state: 'late', today } }, 'oldest'),
    planned: await read({ startDate: begins, endDate }, 'round'),
    reported: await read({ state: { state: 'issues', today }, ...before }, 'newest'),
    collected: await read({ collectedSince: begins }, 'oldest'),
  };
}

/** Own limits come before those of all collectors. */
async function limitsOf(connection: Connection, { id, officeId }: OfficeCollector): Promise<Round['limits']> {
  const { limits } = await findLimits(connection, officeId);
  const ofCollectors = limits.filter(({ holder }) => holder === 'COLLECTOR');
  const own = ofCollectors.filter(({ userId }) => userId === id);
  const common = ofCollectors.filter(
    ({ userId, currency }) => userId === null && own.every((limit) => limit.currency !== currency),
  );
  return [...own, ...common].map(({ currency, warn, max }) => ({ currency, warn, max }));
}
