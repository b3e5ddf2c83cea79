/** Upper bounds in milliseconds; values above go to an extra range. */
const MILLISECONDS = [50, 100, 150, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 8000];
const MOVES = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 4, 8, 16];

export const MEASURES = { load: MILLISECONDS, lcp: MILLISECONDS, inp: MILLISECONDS, cls: MOVES } as const;

export type Measure = keyof typeof MEASURES;

export function counted(measure: Measure, values: readonly number[] = []): number[] {
  const ends = MEASURES[measure];
  const counts = [...ends, Infinity].map(() => 0);
  for (const value of values) {
    const range = ends.findIndex((end) => value <= end);
    const place = range === -1 ? ends.length : range;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** 75th percentile, interpolated within its range; null without values. */
export function thirdQuartile(measure: Measure, counts: readonly number[]): number | null {
  const ends = MEASURES[measure];
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.75;
  if (wanted === 0) return null;
  let before = 0;
  for (const [range, count] of counts.entries()) {
    if (before + count >= wanted) {
      const from = ends[range - 1] ?? 0;
      const to = ends[range] ?? from;
      return from + ((to - from) * (wanted - before)) / count;
    }
    before += count;
  }
  return ends.at(-1) ?? null;
}
