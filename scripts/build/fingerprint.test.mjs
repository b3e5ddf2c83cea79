import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOfSources } from './fingerprint.mjs';

/** @param {Record<string, string>} files */
function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-sources-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const sources = { 'src/page.tsx': 'page', 'src/list/list.tsx': 'list', 'package.json': '{}' };
const fingerprint = (/** @type {Record<string, string>} */ files) => fingerprintOfSources(folderWith(files));

test('equal sources have equal fingerprints', async () => {
  expect(await fingerprint(sources)).toBe(await fingerprint(sources));
});

test.each([
  ['a changed file', { ...sources, 'src/page.tsx': 'Page' }],
  ['a new file', { ...sources, 'src/new.tsx': '' }],
  ['a renamed file', { 'src/pages.tsx': 'page', 'src/list/list.tsx': 'list', 'package.json': '{}' }],
])('%s changes the fingerprint', async (_, changed) => {
  expect(await fingerprint(changed)).not.toBe(await fingerprint(sources));
});

test('tests and generated files do not count', async () => {
  const more = {
    'src/page.test.tsx': 'test',
    'dist/main.js': 'built',
    'node_modules/a/index.js': 'a',
    '.cache/x': 'x',
  };
  expect(await fingerprint({ ...sources, ...more })).toBe(await fingerprint(sources));
});
