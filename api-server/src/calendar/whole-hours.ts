import { HOUR_MS } from './durations';
import { microsecondsOf, textOfMicroseconds } from './microseconds';

const HOUR = BigInt(HOUR_MS) * 1000n;
const DAY_HOURS = 24;
/** Slot numbers of all hours, and of a month. */
const ALL_HOURS = 28;
const MONTH = 29;
const DAY = BigInt(DAY_HOURS) * HOUR;
const HOURS = 6;
const QUARTER = BigInt(HOURS) * HOUR;

interface Span {
  from: string;
  to: string;
}

/**
 * Hours from `first` to `end` (exclusive) in slots: 0 to 23 for an hour of the day (UTC), 24 to 27 for a quarter
 * of the day, 28 for all hours, 29 for a month.
 */
interface HourPart {
  slots: number[];
  first: string | undefined;
  end: string | undefined;
}

export interface WholeHours {
  /** Starts of hours; `end` is exclusive, undefined if unbounded. */
  first: string | undefined;
  end: string | undefined;
  without: string[];
  /** Non-overlapping cover of the range with as few parts as possible; excluded hours are in no quarter. */
  parts: HourPart[];
  rest: Span[];
}

/** Splits an inclusive period into whole hours and the rest. Hours that contain a divider go to the rest. */
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

/** Uses the coarsest parts first; divided quarters are covered by hours. */
function partsOf(first: bigint | undefined, end: bigint | undefined, divided?: ReadonlySet<number>): HourPart[] {
  if (first === undefined && end === undefined && !divided)
    return [{ slots: [ALL_HOURS], first: undefined, end: undefined }];
  return inTiers({ first, end }, divided ? [quartersWithout(divided)] : [MONTHS, quartersWithout(new Set())]);
}

interface Tier {
  slots: number[];
  floor: (moment: bigint) => bigint;
  /** Start of the next part, or the moment itself if it is a boundary. */
  ceil: (moment: bigint) => bigint;
}

const MONTHS: Tier = {
  slots: [MONTH],
  floor: (moment) => monthOf(moment, 0),
  ceil: (moment) => (monthOf(moment, 0) === moment ? moment : monthOf(moment, 1)),
};

function quartersWithout(divided: ReadonlySet<number>): Tier {
  return {
    slots: [0, 1, 2, 3].flatMap((quarter) =>
      divided.has(quarter) ? Array.from({ length: HOURS }, (_, hour) => quarter * HOURS + hour) : [DAY_HOURS + quarter],
    ),
    floor: (moment) => floorOf(moment, QUARTER),
    ceil: (moment) => floorOf(moment + QUARTER - 1n, QUARTER),
  };
}

/** Only the coarsest tier may have open ends. */
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

function hoursOf(first: bigint, end: bigint): HourPart[] {
  const count = Math.min(Number((end - first) / HOUR), DAY_HOURS);
  if (count <= 0) return [];
  const slots = Array.from({ length: count }, (_, hour) => slotOf(first + BigInt(hour) * HOUR));
  return [{ slots, first: textOfMicroseconds(first), end: textOfMicroseconds(end) }];
}

function slotOf(moment: bigint): number {
  return Number((floorOf(moment, HOUR) - floorOf(moment, DAY)) / HOUR);
}

function spanOf(from: bigint, to: bigint): Span {
  return { from: textOfMicroseconds(from), to: textOfMicroseconds(to) };
}

function hourOf(moment: bigint): bigint {
  return floorOf(moment, HOUR);
}

function floorOf(moment: bigint, unit: bigint): bigint {
  const into = moment % unit;
  return moment - into - (into < 0n ? unit : 0n);
}

function monthOf(moment: bigint, further: number): bigint {
  const date = new Date(Number(floorOf(moment, HOUR) / 1000n));
  return BigInt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + further)) * 1000n;
}
