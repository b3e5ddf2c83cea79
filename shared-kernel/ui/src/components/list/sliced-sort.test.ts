import { slicedSort } from './sliced-sort';

interface Row {
  name: string;
  place: number;
}

const { compare } = new Intl.Collator('fr', { numeric: true });
const byName = (one: Row, other: Row) => compare(one.name, other.name);

function rows(count: number): Row[] {
  return Array.from({ length: count }, (_, place) => ({ name: `Épicerie ${(place * 7919) % 1009}`, place }));
}

function run(given: readonly Row[]): { sorted: readonly Row[]; pauses: number } {
  const steps = slicedSort(given, byName);
  let pauses = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return { sorted: step.value, pauses };
    pauses += 1;
  }
}

test.each([0, 1, 2, 255, 256, 257, 512, 1000, 5000])('%d rows are sorted by language, stably', (count) => {
  const given = rows(count);
  expect(run(given).sorted).toEqual(given.toSorted(byName));
});

test('a long sort yields at least once every few hundred rows of each round', () => {
  // 40 runs are merged in 6 rounds.
  expect(run(rows(10_000)).pauses).toBeGreaterThanOrEqual(6 * 30);
});
