import { HOUR_MS } from './durations';
import { microsecondsOf, textOfMicroseconds } from './microseconds';

const HOUR = BigInt(HOUR_MS) * 1000n;
const DAY_HOURS = 24;
/** The slot of all hours, and the one of a month. */
const ALL_HOURS = 28;
const MONTH = 29;
const DAY = BigInt(DAY_HOURS) * HOUR;
/** Hours of a quarter of the day. */
const HOURS = 6;
const QUARTER = BigInt(HOURS) * HOUR;

/** Moments from one to another, both included, as ISO 8601 text to the microsecond. */
interface Span {
  from: string;
  to: string;
}

/**
 * Hours from one to another, which is not in it any more, of some slots: of an hour of the day (UTC) from 0 to 23, of a
 * quarter of it, which is told by its first hour, from 24 to 27, 28 of all hours at once, or 29 of a month by its first hour.
 */
interface HourPart {
  slots: number[];
  first: string | undefined;
  end: string | undefined;
}

/** A period as the hours of UTC that are wholly in it, and what is left of it. */
export interface WholeHours {
  /** Begins of hours: from the first one up to the one that is not in it any more; open where the period is. */
  first: string | undefined;
  end: string | undefined;
  /** Hours between the two that are left out. */
  without: string[];
  /** From the first to the end in as few parts as can be, no hour in two of them; those that are left out are in no quarter. */
  parts: HourPart[];
  rest: Span[];
}

/**
 * Parts a period, whose ends are in it, into whole hours and the rest. An hour in which one of the moments lies at which
 * the period is divided is in the rest as well.
 */
export function wholeHours(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  divided: readonly Date[] = [],
): WholeHours {
  const start = from === undefined ? undefined : microsecondsOf(from);
  const last = to === undefined ? undefined : microsecondsOf(to);
  const first = start === undefined ? undefined : hourOf(start + HOUR - 1n);
  const end = last === undefined ? undefined : hourOf(last + 1n);
  if (start !== undefined && last !== undefined && first !== undefined && end !== undefined && first >= end) {
    const none = textOfMicroseconds(first);
    return { first: none, end: none, without: [], parts: [], rest: start > last ? [] : [spanOf(start, last)] };
  }
  const dividedHours = divided
    .map((moment) => BigInt(moment.getTime()) * 1000n)
    .filter((moment) => moment !== hourOf(moment))
    .map(hourOf);
  const quarters = divided
    .map((moment) => BigInt(moment.getTime()) * 1000n)
    .filter((moment) => moment % QUARTER !== 0n);
  const without = [...new Set(dividedHours)].filter(
    (hour) => (first === undefined || hour >= first) && (end === undefined || hour < end),
  );
  return {
    first: first === undefined ? undefined : textOfMicroseconds(first),
    end: end === undefined ? undefined : textOfMicroseconds(end),
    without: without.map(textOfMicroseconds),
    parts: partsOf(
      first,
      end,
      divided.length === 0 ? undefined : new Set(quarters.map((moment) => Math.floor(slotOf(moment) / HOURS))),
    ),
    rest: [
      ...(start !== undefined && first !== undefined && start < first ? [spanOf(start, first - 1n)] : []),
      ...without.map((hour) => spanOf(hour, hour + HOUR - 1n)),
      ...(last !== undefined && end !== undefined && end <= last ? [spanOf(end, last)] : []),
    ],
  };
}

/** From the coarsest parts to hours. Of the quarters of the day that are told as such all hours are. */
function partsOf(first: bigint | undefined, end: bigint | undefined, divided?: ReadonlySet<number>): HourPart[] {
  if (first === undefined && end === undefined && !divided)
    return [{ slots: [ALL_HOURS], first: undefined, end: undefined }];
  return inTiers({ first, end }, divided ? [quartersWithout(divided)] : [MONTHS, quartersWithout(new Set())]);
}

/** Slots whose parts begin where the calendar of UTC says. */
interface Tier {
  slots: number[];
  /** When the part of a moment began. */
  floor: (moment: bigint) => bigint;
  /** When the next part begins, or this moment where one does. */
  ceil: (moment: bigint) => bigint;
}

const MONTHS: Tier = {
  slots: [MONTH],
  floor: (moment) => monthOf(moment, 0),
  ceil: (moment) => (monthOf(moment, 0) === moment ? moment : monthOf(moment, 1)),
};

/** Quarters of the day, of which some are told hour by hour. */
function quartersWithout(divided: ReadonlySet<number>): Tier {
  return {
    slots: [0, 1, 2, 3].flatMap((quarter) =>
      divided.has(quarter) ? Array.from({ length: HOURS }, (_, hour) => quarter * HOURS + hour) : [DAY_HOURS + quarter],
    ),
    floor: (moment) => floorOf(moment, QUARTER),
    ceil: (moment) => floorOf(moment + QUARTER - 1n, QUARTER),
  };
}

/** Only parts of the coarsest tier may be open. */
function inTiers(
  { first, end }: { first: bigint | undefined; end: bigint | undefined },
  [coarsest, ...finer]: readonly Tier[],
): HourPart[] {
  if (!coarsest) return first === undefined || end === undefined ? [] : hoursOf(first, end);
  const begins = first === undefined ? undefined : coarsest.ceil(first);
  const ends = end === undefined ? undefined : coarsest.floor(end);
  if (begins !== undefined && ends !== undefined && begins >= ends) return inTiers({ first, end }, finer);
  const text = (moment: bigint | undefined) => (moment === undefined ? undefined : textOfMicroseconds(moment));
  return [
    ...(first === undefined ? [] : inTiers({ first, end: begins }, finer)),
    { slots: coarsest.slots, first: text(begins), end: text(ends) },
    ...(end === undefined ? [] : inTiers({ first: ends, end }, finer)),
  ];
}

/** Hours one by one; none where there is none. */
function hoursOf(first: bigint, end: bigint): HourPart[] {
  const count = Math.min(Number((end - first) / HOUR), DAY_HOURS);
  if (count <= 0) return [];
  const slots = Array.from({ length: count }, (_, hour) => slotOf(first + BigInt(hour) * HOUR));
  return [{ slots, first: textOfMicroseconds(first), end: textOfMicroseconds(end) }];
}

/** The hour of the day of a moment. */
function slotOf(moment: bigint): number {
  return Number((floorOf(moment, HOUR) - floorOf(moment, DAY)) / HOUR);
}

function spanOf(from: bigint, to: bigint): Span {
  return { from: textOfMicroseconds(from), to: textOfMicroseconds(to) };
}

/** When the hour of a moment began. */
function hourOf(moment: bigint): bigint {
  return floorOf(moment, HOUR);
}

function floorOf(moment: bigint, unit: bigint): bigint {
  const into = moment % unit;
  return moment - into - (into < 0n ? unit : 0n);
}

/** When the month of a moment (UTC) began, or one after it. */
function monthOf(moment: bigint, further: number): bigint {
  const date = new Date(Number(floorOf(moment, HOUR) / 1000n));
  return BigInt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + further)) * 1000n;
}
