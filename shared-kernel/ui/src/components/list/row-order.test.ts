import { compareRows, inOrder, orderInSlices } from './row-order';

interface Office {
  name: string;
  collectors: number;
}

const offices: readonly Office[] = [
  { name: 'Office 10', collectors: 2 },
  { name: 'École', collectors: 10 },
  { name: 'office 9', collectors: 2 },
  { name: 'Zéralda', collectors: 1 },
];

function names(sorting: Omit<Parameters<typeof compareRows<Office>>[1], 'language'>): string[] {
  const order = [...offices.keys()].toSorted(compareRows(offices, { ...sorting, language: 'fr' }));
  return inOrder(offices, order).map(({ name }) => name);
}

test('texts are sorted by language, with numeric collation', () => {
  const by = ({ name }: Office) => name;
  expect(names({ by, direction: 'ascending' })).toEqual(['École', 'office 9', 'Office 10', 'Zéralda']);
  expect(names({ by, direction: 'descending' })).toEqual(['Zéralda', 'Office 10', 'office 9', 'École']);
});

test('numbers are sorted by value, stably', () => {
  const by = ({ collectors }: Office) => collectors;
  expect(names({ by, direction: 'ascending' })).toEqual(['Zéralda', 'Office 10', 'office 9', 'École']);
  expect(names({ by, direction: 'descending' })).toEqual(['École', 'Office 10', 'office 9', 'Zéralda']);
});

describe('a long list', () => {
  const rows = Array.from({ length: 5000 }, (_, place) => ({ name: `Agency ${(place * 7919) % 5000}` }));
  const compare = compareRows(rows, { by: ({ name }) => name, direction: 'ascending', language: 'en' });

  test('is sorted in slices that yield to the browser', async () => {
    let turns = 0;
    let isSorted = false;
    const turn = () => {
      turns += 1;
      if (!isSorted) setTimeout(turn);
    };
    turn();
    let clock = 0;
    // The clock advances a few milliseconds with each reading.
    const now = () => (clock += 5);
    const order = await orderInSlices(rows.length, compare, { signal: new AbortController().signal, now });
    isSorted = true;
    expect(turns).toBeGreaterThan(10);
    expect(inOrder(rows, order ?? []).map(({ name }) => name)).toEqual(rows.map((_, place) => `Agency ${place}`));
  });

  test('is left unsorted when aborted', async () => {
    let clock = 0;
    const left = new AbortController();
    const order = orderInSlices(rows.length, compare, { signal: left.signal, now: () => (clock += 5) });
    left.abort();
    expect(await order).toBeUndefined();
  });
});
