import { readdirSync, readFileSync } from 'node:fs';

/** @type {{ ignore: readonly string[] }} */
const { ignore } = JSON.parse(readFileSync('.changeset/config.json', 'utf8'));

// `changeset version` refuses a file that names released and ignored packages.
test('changesets name released packages only', () => {
  const files = readdirSync('.changeset').filter((file) => file.endsWith('.md'));
  const named = files.flatMap((file) => {
    const text = readFileSync(`.changeset/${file}`, 'utf8');
    const [, packages = ''] = /^---\n([^]*?)^---$/m.exec(text) ?? [];
    return [...packages.matchAll(/'(.+)':/g)].map(([, name = '']) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => ignore.includes(name))).toEqual([]);
});
