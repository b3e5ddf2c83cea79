import type { CountScope } from '@comptoir/api-contract/business-days';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { refusals, sentenceWith, type RefusalCode, type RefusalPart } from '@comptoir/api-contract/refusals';
import { onAnotherDay } from '../calendar/local-day';
import type { Connection } from '../database/database';
import {
  findCorrected,
  findCounts,
  findCashBalances,
  findOpenDays,
  findPending,
  type CountRow,
  type DayRow,
  type PendingHandover,
} from './business-days.repository';

/** Counts of a currency for one report: at most this many that are not stale. */
const ATTEMPTS = 2;

/** A place and currency to be counted. */
export interface Sheet {
  scope: CountScope;
  currency: CurrencyCode;
  /** All attempts, also stale ones. */
  attempts: CountRow[];
  /** The count that is booked at the closing. */
  last: CountRow | undefined;
  mayCount: boolean;
}

interface Blocker extends RefusalPart {
  handoverId: string | null;
}

/** State of a day that is not closed. */
export interface DayStatus {
  sheets: Sheet[];
  blockers: Blocker[];
  pending: PendingHandover[];
  /** Days that are not closed, up to this one. */
  openDays: DayRow[];
}

export async function statusOf(
  connection: Connection,
  day: DayRow,
  { now, postponed = [] }: { now: Date; postponed?: readonly string[] },
): Promise<DayStatus> {
  const { officeId } = day;
  const sheets = await sheetsOf(connection, day);
  const pending = await findPending(connection, officeId);
  const openDays = await findOpenDays(connection, officeId, day.day);
  const waiting = pending.filter(({ id, isHere }) => isHere && !postponed.includes(id));
  const blockers = [
    ...(now < begins(day) ? [blocker('day-not-begun', { day: day.day })] : []),
    ...sheets.flatMap(blockerOf),
    ...waiting.map(({ id, number }) => blocker('handover-pending', { number: String(number) }, id)),
  ];
  return { sheets, blockers, pending, openDays };
}

async function sheetsOf(connection: Connection, { officeId, day, version }: DayRow): Promise<Sheet[]> {
  const counts = await findCounts(connection, officeId, day, version + 1);
  const balances = await findCashBalances(connection, officeId);
  const first = counts.reduce<bigint | undefined>(
    (least, { afterEntry }) => (least === undefined || afterEntry < least ? afterEntry : least),
    undefined,
  );
  const corrected = first === undefined ? [] : await findCorrected(connection, officeId, first);
  const places = new Map(
    [...balances, ...counts].map(({ scope, currency }) => [`${scope} ${currency}`, { scope, currency }]),
  );
  return [...places.values()]
    .toSorted((one, other) => one.scope.localeCompare(other.scope) || one.currency.localeCompare(other.currency))
    .map(({ scope, currency }) => {
      const isOfPlace = (row: { scope: CountScope; currency: CurrencyCode }) =>
        row.scope === scope && row.currency === currency;
      const attempts = counts.filter(isOfPlace);
      const minor = balances.find(isOfPlace)?.minor ?? 0n;
      const correctedAt = corrected.find(isOfPlace)?.last ?? 0n;
      const fresh = attempts.filter((count) => count.afterEntry >= correctedAt && minor + differenceOf(count) >= 0n);
      return { scope, currency, attempts, last: fresh.at(-1), mayCount: fresh.length < ATTEMPTS };
    });
}

/**
 * Counted minus expected. What moves between the count and the closing is booked, so that the difference remains.
 */
export function differenceOf({
  countedMinor,
  expectedMinor,
}: Pick<CountRow, 'countedMinor' | 'expectedMinor'>): bigint {
  return countedMinor - expectedMinor;
}

function blockerOf({ scope, currency, attempts, last }: Sheet): Blocker[] {
  if (last) return [];
  const isTill = scope === 'TILL';
  if (attempts.length === 0) return [blocker(isTill ? 'till-uncounted' : 'vault-uncounted', { currency })];
  return [blocker(isTill ? 'till-count-stale' : 'vault-count-stale', { currency })];
}

function blocker(code: RefusalCode, values: RefusalPart['values'], handoverId: string | null = null): Blocker {
  return { code, message: sentenceWith(refusals[code][1], values), values, handoverId };
}

/** A booking after the closing opens the next day before that begins. */
function begins({ endsAt, day, timeZone }: DayRow): Date {
  return onAnotherDay(endsAt, day, timeZone);
}
