import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

interface Tree {
  [key: string]: string | Tree;
}

function paths(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : paths(value, `${prefix}${key}.`),
  );
}

test.each([
  ['French', fr],
  ['Arabic', ar],
])('every text is there in %s', (_, translated) => {
  expect(paths(translated).toSorted()).toEqual(paths(en).toSorted());
});
