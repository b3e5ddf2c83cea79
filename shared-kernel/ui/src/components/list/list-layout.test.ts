import type { Column } from './column';
import { layoutOf } from './list-layout';

interface Entry {
  agency: string;
  amount: string;
  state?: string;
}

const text = (id: keyof Entry, more: Partial<Column<Entry>> = {}): Column<Entry> => ({
  id,
  title: 'A',
  minWidth: 400,
  cell: (entry) => entry[id],
  ...more,
});

const entries: readonly Entry[] = [
  { agency: 'Oran', amount: '$1.00' },
  { agency: 'Bab El Oued', amount: '$20.00' },
];

const shown = (columns: readonly Column<Entry>[], width: number, rows = entries) => {
  const layout = layoutOf(columns, rows, width);
  return [layout.kind, ...layout.columns.map(({ id }) => id)];
};

test('a list below 860 px of its own width has two-line rows, without hidden columns', () => {
  const columns = [text('agency', { minWidth: 100 }), text('amount', { minWidth: 100, narrow: 'hidden' })];
  expect(shown(columns, 859)).toEqual(['two-lines', 'agency']);
  expect(shown(columns, 860)).toEqual(['columns', 'agency', 'amount']);
});

test('the least important column is hidden first, the last among equals', () => {
  const columns = [
    text('agency', { id: 'useful one', importance: 'useful' }),
    text('agency', { id: 'extra', importance: 'extra' }),
    text('agency', { id: 'useful two', importance: 'useful' }),
    text('agency', { id: 'essential' }),
  ];
  const room = (count: number) => count * 416 + 16;
  expect(shown(columns, room(4))).toEqual(['columns', 'useful one', 'extra', 'useful two', 'essential']);
  expect(shown(columns, room(4) - 1)).toEqual(['columns', 'useful one', 'useful two', 'essential']);
  expect(shown(columns, room(3) - 1)).toEqual(['columns', 'useful one', 'essential']);
});

test('two-line rows are used if the essential columns do not fit', () => {
  expect(shown([text('agency', { minWidth: 600 }), text('amount', { minWidth: 600 })], 1000)).toEqual([
    'two-lines',
    'agency',
    'amount',
  ]);
});

test('a column without content is omitted at every width', () => {
  const columns = [text('agency'), text('state', { says: ({ state }) => state !== undefined })];
  for (const width of [0, 600, 1400]) expect(shown(columns, width)).not.toContain('state');
  const reversed = [...entries, { agency: 'Oran', amount: '$1.00', state: 'Reversed' }];
  expect(shown(columns, 1400, reversed)).toEqual(['columns', 'agency', 'state']);
});

test('the longest figure fits into its column', () => {
  const columns = [text('agency', { share: 2 }), text('amount', { minWidth: 20, figure: ({ amount }) => amount })];
  const tracksFor = (amount: string) => {
    const layout = layoutOf(columns, [...entries, { agency: 'Oran', amount }], 1400);
    return layout.kind === 'columns' ? layout.tracks : layout.kind;
  };
  expect(tracksFor('$20.00')).toBe('[list-agency] minmax(400px, 2fr) [list-amount] minmax(64px, 1fr)');
  expect(tracksFor('-DA 9,999,999,999,999.99')).toBe(
    '[list-agency] minmax(400px, 2fr) [list-amount] minmax(224px, 1fr)',
  );
});

test('a column without a share keeps its minimal width', () => {
  const layout = layoutOf([text('agency', { share: 0 })], entries, 1400);
  expect(layout).toMatchObject({ tracks: '[list-agency] 400px' });
});
