import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@comptoir/remote-registry/testing';
import { HANDBOOK_PARTS } from '../src/handbook/handbook-parts';
import { handbookFor } from '../src/handbook/handbook';
import { buildHandbook, type HandbookFile } from './handbook';

const root = path.resolve(import.meta.dirname, '../..');
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const styles = [path.join(import.meta.dirname, 'handbook.css')];
  const built = await buildHandbook(path.join(root, 'docs/staff'), styles);
  files = new Map(built.map(({ name, content }: HandbookFile) => [name, content.toString('latin1')]));
});

const pages = () => [...files].filter(([name]) => name.endsWith('.html'));

function isThere(address: string, from = 'index.html'): boolean {
  const [file = '', part] = address.split('#');
  const text = files.get(file === '' ? from : file);
  return text !== undefined && (part === undefined || text.includes(` id="${part}"`));
}

test('every link and picture leads to a built file', () => {
  // Links to the product lead outside the handbook.
  const outside = new Set(['/', '/favicon.svg']);
  const broken = pages().flatMap(([name, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !outside.has(address) && !isThere(address, name))
      .map((address) => `${name}: ${address}`),
  );
  expect(broken).toEqual([]);
  expect(pages().flatMap(([, html]) => [...html.matchAll(/<img /g)]).length).toBeGreaterThan(8);
});

test('links of the product exist: the page of each role, and the part about each page', () => {
  const roles = (['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const).map(handbookFor);
  const wanted = [...roles.map((address) => address.replace('/help/', '')), ...HANDBOOK_PARTS.map(([, part]) => part)];
  expect(wanted.filter((address) => !isThere(address))).toEqual([]);
});

test('each page lists all pages, and marks itself as open', () => {
  const addresses = pages().map(([name]) => name);
  for (const [name, html] of pages()) {
    expect(addresses.filter((address) => !html.includes(`href="${address}"`))).toEqual([]);
    expect(html).toContain(`<a href="${name}" aria-current="page">`);
  }
});

test('the words of staff are words of the glossary', async () => {
  const wordsOf = (text: string) =>
    [...text.matchAll(/^\| ([\w ,-]+) \|/gm)].flatMap(([, word = '']) => word.split(', '));
  const domain = await readFile(path.join(root, 'docs/domain.md'), 'utf8');
  const known = wordsOf(domain.slice(domain.indexOf('## Glossary')));
  const words = wordsOf(await readFile(path.join(root, 'docs/staff/words.md'), 'utf8'));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !known.includes(word))).toEqual([]);
});

test.each([
  ['a link that leads out of the handbook', '# One\n\n[out](../domain.md)', /README.md leads to ..\/domain.md/],
  ['a picture that is not there', '# One\n\n![none](none.png)', /none.png/],
  ['a page without a title', 'Only text', /README.md has no title/],
])('%s fails the build', async (_, text, message) => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'README.md'), text);
  await expect(buildHandbook(folder, [])).rejects.toThrow(message);
});

test('a page without a link from the first page fails the build', async () => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'README.md'), '# One');
  await writeFile(path.join(folder, 'lost.md'), '# Two');
  await expect(buildHandbook(folder, [])).rejects.toThrow('README.md does not link lost.md');
});
