import * as fc from 'fast-check';
import { HOUR_MS } from './durations';
import { microsecondsOf, textOfMicroseconds } from './microseconds';
import { wholeHours, type WholeHours } from './whole-hours';

const HOUR = BigInt(HOUR_MS) * 1000n;
const START = microsecondsOf('2027-03-01T00:00:00Z');

const HOURS = [60, 2_400];
const moments = fc.oneof(...HOURS.map((max) => fc.bigInt({ min: START, max: START + BigInt(max) * HOUR })));
const hours = fc.oneof(
  ...HOURS.map((max) => fc.integer({ min: 0, max }).map((hour) => START + BigInt(hour) * HOUR)),
  fc.integer({ min: 3, max: 8 }).map((month) => microsecondsOf(`2027-0${month}-01T00:00:00Z`)),
);
const boundaries = fc.oneof(
  moments,
  hours.chain((hour) => fc.constantFrom(...[-1n, 0n, 1n].map((beside) => hour + beside))),
);

function partsWith({ parts, without }: WholeHours, hour: bigint): number {
  const isLeftOut = without.includes(textOfMicroseconds(hour));
  const ofDay = Number((hour % (24n * HOUR)) / HOUR);
  const quarter = hour - (hour % (6n * HOUR));
  const month = microsecondsOf(textOfMicroseconds(hour).replace(/-\d\dT.*/, '-01T00:00:00Z'));
  return parts.filter(({ slots, first, end }) => {
    const isWithin = (moment: bigint) =>
      (first === undefined || moment >= microsecondsOf(first)) && (end === undefined || moment < microsecondsOf(end));
    const isAlone = slots.includes(ofDay) && isWithin(hour) && !isLeftOut;
    const isOfMonth = slots.includes(29) && isWithin(month);
    return (
      isAlone || slots.includes(28) || isOfMonth || (slots.includes(24 + Math.floor(ofDay / 6)) && isWithin(quarter))
    );
  }).length;
}

describe('whole hours of a period', () => {
  it('and the rest cover each moment of the period once', () => {
    fc.assert(
      fc.property(
        fc.option(boundaries, { nil: undefined }),
        fc.option(boundaries, { nil: undefined }),
        fc.array(
          moments.map((moment) => new Date(Number(moment / 1000n))),
          { maxLength: 3 },
        ),
        fc.array(boundaries, { minLength: 1, maxLength: 50 }),
        (from, to, divided, requested) => {
          const text = (moment: bigint | undefined) => (moment === undefined ? undefined : textOfMicroseconds(moment));
          const hours = wholeHours({ from: text(from), to: text(to) }, divided);
          const started = (moment: bigint) => moment - (moment % HOUR);
          const bound = (end: string | undefined, open: bigint) => (end === undefined ? open : microsecondsOf(end));
          const within = (hour: bigint) => hour >= bound(hours.first, hour) && hour < bound(hours.end, hour + 1n);
          for (const moment of requested) {
            const hour = started(moment);
            const inHours = partsWith(hours, hour);
            const inRest = hours.rest.filter(
              (span) => microsecondsOf(span.from) <= moment && moment <= microsecondsOf(span.to),
            ).length;
            expect(inHours).toBe(Number(within(hour) && !hours.without.includes(textOfMicroseconds(hour))));
            const isRequested = (from === undefined || moment >= from) && (to === undefined || moment <= to);
            expect(inHours + inRest).toBe(Number(isRequested));
          }
          const dividedHours = divided
            .map((moment) => BigInt(moment.getTime()) * 1000n)
            .filter((moment) => moment !== started(moment) && within(started(moment)))
            .map((moment) => textOfMicroseconds(started(moment)));
          expect(new Set(hours.without)).toEqual(new Set(dividedHours));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('use the slot of all hours without bounds and dividers', () => {
    expect(wholeHours({}).parts).toEqual([{ slots: [28], first: undefined, end: undefined }]);
    expect(wholeHours({}, [new Date(0)]).parts).toEqual([
      { slots: [24, 25, 26, 27], first: undefined, end: undefined },
    ]);
    expect(wholeHours({ from: '1970-01-01T00:00:00Z' }).parts).not.toContainEqual(
      expect.objectContaining({ slots: [28] }),
    );
  });

  it('use months where undivided, with quarters and hours at the edges', () => {
    expect(wholeHours({ from: '2027-03-31T17:00:00Z', to: '2027-06-01T06:59:59.999999Z' }).parts).toEqual([
      { slots: [17], first: '2027-03-31T17:00:00.000000Z', end: '2027-03-31T18:00:00.000000Z' },
      { slots: [24, 25, 26, 27], first: '2027-03-31T18:00:00.000000Z', end: '2027-04-01T00:00:00.000000Z' },
      { slots: [29], first: '2027-04-01T00:00:00.000000Z', end: '2027-06-01T00:00:00.000000Z' },
      { slots: [24, 25, 26, 27], first: '2027-06-01T00:00:00.000000Z', end: '2027-06-01T06:00:00.000000Z' },
      { slots: [6], first: '2027-06-01T06:00:00.000000Z', end: '2027-06-01T07:00:00.000000Z' },
    ]);
  });

  it('accept any number of digits and any offset', () => {
    expect(microsecondsOf('1970-01-01T00:00:00Z')).toBe(0n);
    expect(microsecondsOf('1970-01-01T01:00:00.1+01:00')).toBe(100_000n);
    expect(microsecondsOf('1970-01-01T00:00:00.0012345678Z')).toBe(1235n);
    expect(microsecondsOf('1970-01-01T00:00:00.000999Z')).toBe(999n);
    expect(textOfMicroseconds(-1n)).toBe('1969-12-31T23:59:59.999999Z');
    expect(textOfMicroseconds(1_000_001n)).toBe('1970-01-01T00:00:01.000001Z');
  });
});
