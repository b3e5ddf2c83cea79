import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withCallTable } from './call-table';
import { routes } from '../../src/routes';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/domain.md');

test('the table of operations is up to date: pnpm docs', () => {
  expect(withCallTable(page) === page).toBe(true);
});

test('a page without a marker for the table is refused', () => {
  expect(() => withCallTable('# Nothing')).toThrow('calls: begin');
});

const map = rowsAfter('<!-- map:');

test('the map names every area of all remotes', () => {
  const areas = ['mfe-operations', 'mfe-finance', 'mfe-administration', 'mfe-field']
    .map((remote) => read(`${remote}/remote.config.ts`))
    .flatMap((config) => [...config.matchAll(/path: '(\/[^']*)'/g)].map(([, area]) => area));
  expect(areas.length).toBeGreaterThan(8);
  expect(map.map(([, area]) => area)).toEqual(expect.arrayContaining([...new Set(areas)]));
});

test.each(map)(
  'the map matches %s',
  (_word, _page, folder = '', call = '', contract = '', server = '', tables = '') => {
    const places = [folder, `api-contract/src/${contract}`, `api-server/src/${server}`];
    expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
    expect(Object.keys(routes)).toContain(call);
    const schema = read('api-server/src/database/schema.ts');
    for (const table of tables.split(', ')) expect(schema).toContain(`  ${table}: `);
  },
);

test('the glossary lists each word once, alphabetically', () => {
  const words = rowsAfter('## Glossary').map(([word = '']) => word);
  expect(words.length).toBeGreaterThan(40);
  expect(words).toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b)));
});

function rowsAfter(mark: string): string[][] {
  const [, after = ''] = page.split(mark);
  const lines = after.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line.startsWith('| '));
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  return lines.slice(first + 2, end).map((line) =>
    line
      .replaceAll('`', '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
