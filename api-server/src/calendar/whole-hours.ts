import { HOUR_MS } from './durations';
import { microsecondsOf, textOfMicroseconds } from './microseconds';

const HOUR = BigInt(HOUR_MS) * 1000n;

/** Moments from one to another, both included, as ISO 8601 text to the microsecond. */
export interface Span {
  from: string;
  to: string;
}

/** A period as the hours of UTC that are wholly in it, and what is left of it. */
export interface WholeHours {
  /** Begins of hours: from the first one up to the one that is not in it any more; open where the period is. */
  first: string | undefined;
  end: string | undefined;
  /** Hours between the two that are left out. */
  without: string[];
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
    return { first: none, end: none, without: [], rest: start > last ? [] : [spanOf(start, last)] };
  }
  const dividedHours = divided
    .map((moment) => BigInt(moment.getTime()) * 1000n)
    .filter((moment) => moment !== hourOf(moment))
    .map(hourOf);
  const without = [...new Set(dividedHours)].filter(
    (hour) => (first === undefined || hour >= first) && (end === undefined || hour < end),
  );
  return {
    first: first === undefined ? undefined : textOfMicroseconds(first),
    end: end === undefined ? undefined : textOfMicroseconds(end),
    without: without.map(textOfMicroseconds),
    rest: [
      ...(start !== undefined && first !== undefined && start < first ? [spanOf(start, first - 1n)] : []),
      ...without.map((hour) => spanOf(hour, hour + HOUR - 1n)),
      ...(last !== undefined && end !== undefined && end <= last ? [spanOf(end, last)] : []),
    ],
  };
}

function spanOf(from: bigint, to: bigint): Span {
  return { from: textOfMicroseconds(from), to: textOfMicroseconds(to) };
}

/** When the hour of a moment began. */
function hourOf(moment: bigint): bigint {
  const into = moment % HOUR;
  return moment - into - (into < 0n ? HOUR : 0n);
}
