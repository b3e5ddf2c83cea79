import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

interface Tree {
  [key: string]: string | Tree;
}

/** The paths of all texts; the plural forms of a text count once. */
function paths(tree: Tree, prefix = ''): string[] {
  const found = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : paths(value, `${prefix}${key}.`),
  );
  return [...new Set(found.map((path) => path.replace(/_(zero|one|two|few|many|other)$/, '')))].toSorted();
}

test.each([
  ['French', fr],
  ['Arabic', ar],
])('every text is there in %s', (_, translated) => {
  expect(paths(translated)).toEqual(paths(en));
});

test.each([
  ['French', fr],
  ['Arabic', ar],
])('no text is left empty in %s', (_, translated) => {
  expect(JSON.stringify(translated)).not.toContain('""');
});
