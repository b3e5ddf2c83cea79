import { createHash } from 'node:crypto';
import { foldForSearch } from '@comptoir/api-contract/search-text';
import { array, assert, asyncProperty, integer, oneof } from 'fast-check';
import { sql } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import { SEARCH_FUNCTION } from './search-function';

/** Code point ranges on which all used Unicode versions agree. */
const BLOCKS: [number, number][] = [
  [0x0001, 0x007f],
  [0x0080, 0x024f],
  [0x0250, 0x03ff],
  [0x0400, 0x052f],
  [0x0591, 0x05f4],
  [0x0600, 0x06ff],
  [0x0900, 0x097f],
  [0x0e00, 0x0e5b],
  [0x1100, 0x11ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x2bff],
  [0x3000, 0x30ff],
  [0x4e00, 0x4eff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfb00, 0xfdff],
  [0xfe00, 0xffef],
  [0x1d400, 0x1d7ff],
  [0x1f300, 0x1f64f],
  [0xe0001, 0xe007f],
];

const texts = array(
  oneof(...BLOCKS.map(([first, last]) => integer({ min: first, max: last }))).map((point) =>
    String.fromCodePoint(point),
  ),
  { maxLength: 40 },
);

describeOnDatabases('fold_for_search', ({ connection }) => {
  test('folds every text as foldForSearch does', async () => {
    await assert(
      asyncProperty(array(texts, { minLength: 50, maxLength: 50 }), async (created) => {
        const sent = created.map((parts) => parts.join(''));
        const { rows } = await sql<{ folded: string[] }>`
          select array_agg(fold_for_search(text) order by place) as folded
          from unnest(${sent}::text[]) with ordinality as sent(text, place)`.execute(connection());
        expect(rows[0]?.folded).toEqual(sent.map(foldForSearch));
      }),
      { numRuns: 40 },
    );
  });
});

test('the function equals that of migration 0064; a change needs a new migration', () => {
  expect(createHash('sha256').update(SEARCH_FUNCTION).digest('hex')).toBe(
    'a2d649d99ca5dfb5807fe5be64c1e8a95ae0dde10a377b205e5825d301567cee',
  );
});
