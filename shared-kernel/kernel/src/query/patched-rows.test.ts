import * as fc from 'fast-check';
import { patchedRows } from './patched-rows';

const row = (id: string, name = id) => ({ id, name });
const list = (...ids: string[]) => ids.map((id) => row(id));

test('a changed row moves to its new position, and all others keep their identity', () => {
  const rows = list('a', 'b', 'c');
  const renamed = row('a', 'z');
  const patched = patchedRows(rows, { rows: [{ after: 'c', row: renamed }], gone: [] }, 3);
  expect(patched).toEqual([rows[1], rows[2], renamed]);
  expect(patched?.[0]).toBe(rows[1]);
});

test('new rows come first, and after one another', () => {
  const delta = {
    rows: [null, 'x', 'b'].map((after, at) => ({ after, row: row(['x', 'y', 'z'][at] ?? '') })),
    gone: [],
  };
  expect(patchedRows(list('a', 'b'), delta, 5)).toEqual(list('x', 'y', 'a', 'b', 'z'));
});

test('removed rows are dropped, whether they were loaded or not', () => {
  expect(patchedRows(list('a', 'b'), { rows: [], gone: ['a', 'never'] }, 1)).toEqual(list('b'));
});

test('a row that moved while the list was read appears once', () => {
  expect(patchedRows(list('b', 'a', 'b'), { rows: [{ after: 'a', row: row('b') }], gone: [] }, 2)).toEqual(
    list('a', 'b'),
  );
});

test.each([
  ['a row follows one that is not known', { rows: [{ after: 'unknown', row: row('b') }], gone: [] }, 2],
  ['there are more rows than it says', { rows: [], gone: [] }, 0],
  ['there are fewer rows than it says', { rows: [], gone: ['a'] }, 1],
])('where %s the whole list must be read', (_why, delta, total) => {
  expect(patchedRows(list('a'), delta, total)).toBeUndefined();
});

test('for any additions, removals and moves, the result equals the new list', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String));
  fc.assert(
    fc.property(ids, ids, fc.array(fc.integer({ min: 0, max: 30 }).map(String)), (before, after, touched) => {
      // Rows in both versions keep their order unless touched.
      const isSame = (id: string) => before.includes(id) && !touched.includes(id);
      const kept = before.filter((id) => isSame(id) && after.includes(id));
      const now = after.map((id) => (isSame(id) ? (kept.shift() ?? id) : id));
      const changed = now.flatMap((id, at) => (isSame(id) ? [] : [{ after: now[at - 1] ?? null, row: row(id) }]));
      const gone = before.filter((id) => !now.includes(id));
      expect(patchedRows(list(...before), { rows: changed, gone }, now.length)).toEqual(list(...now));
    }),
  );
});
