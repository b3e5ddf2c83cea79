import { isSameValue, mergeValues } from './merge-values';

const VALUES = ['', 'a', 'b'];

test.each([
  ['nobody changed', '1', '1', '1', '1'],
  ['only I changed', '1', '2', '1', '2'],
  ['only they changed', '1', '1', '3', '3'],
  ['both changed', '1', '2', '3', '2'],
  ['both changed alike', '1', '2', '2', '2'],
  ['I emptied and they changed', '1', '', '3', ''],
  ['they emptied', '1', '1', null, null],
])('a field that %s', (_what, base, mine, theirs, merged) => {
  expect(mergeValues({ base: { phone: base }, mine: { phone: mine }, theirs: { phone: theirs } })).toEqual({
    phone: merged,
  });
});

test('each field is merged separately and input is never lost', () => {
  for (const base of VALUES) {
    for (const mine of VALUES) {
      for (const theirs of VALUES) {
        const merged = mergeValues({
          base: { name: base, city: 'Oran' },
          mine: { name: mine, city: 'Oran' },
          theirs: { name: theirs, city: 'Blida' },
        });
        expect(merged).toEqual({ name: mine === base ? theirs : mine, city: 'Blida' });
      }
    }
  }
});

test('a field of one version only is kept: an own note unknown to the record, or their new one', () => {
  const note = [{ note: 'Ring twice' }];
  expect(
    mergeValues({ base: { notes: [{ note: '' }] }, mine: { notes: note }, theirs: { notes: [{ note: '' }], lat: 36 } }),
  ).toEqual({ notes: note, lat: 36 });
});

test('fields that belong together are merged together', () => {
  const base = { scheduledAmount: 100, currency: 'EUR', scheduledCollectionDate: '2026-11-22', hasTime: false };
  expect(
    mergeValues({
      base,
      mine: { ...base, scheduledAmount: 200 },
      theirs: { ...base, currency: 'DZD', scheduledCollectionDate: '2026-11-23', hasTime: true },
    }),
  ).toEqual({ scheduledAmount: 200, currency: 'EUR', scheduledCollectionDate: '2026-11-23', hasTime: true });
});

test('empty values are equal, zero is a value', () => {
  expect(isSameValue(undefined, '')).toBe(true);
  expect(isSameValue(null, undefined)).toBe(true);
  expect(isSameValue(0, undefined)).toBe(false);
  expect(isSameValue([{ note: 'a' }], [{ note: 'a' }])).toBe(true);
});
