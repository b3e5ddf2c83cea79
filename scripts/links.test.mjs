import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './machine/root.mjs';

const pages = [
  join(root, 'README.md'),
  join(root, 'CONTRIBUTING.md'),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(root, 'docs', file)),
];

const BUILT = /(^|\/)(dist|dist-monolith|data|results|remotes|node_modules|\.comptoir)(\/|$)/;
/** Files of examples in the documentation: a resource "vehicle", a numbered migration. */
const EXAMPLE = /vehicle|fleet|NN-/;

test.each(pages.map((page) => [relative(root, page)]))('every link and picture of %s leads somewhere', (name) => {
  const page = join(root, name);
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(page, link));
  expect(broken).toEqual([]);
});

test.each(pages.map((page) => [relative(root, page)]))('every path in back-quotes of %s exists', (name) => {
  const text = readFileSync(join(root, name), 'utf8').replaceAll(/^```.*?^```/gms, '');
  const paths = [...text.matchAll(/`(?<path>[\w.-]+\/[\w./-]+)`/g)].map(({ groups }) => groups?.['path'] ?? '');
  const folders = new Set(readdirSync(root));
  const isOfTheCheckout = (/** @type {string} */ path) =>
    folders.has(path.split('/')[0] ?? '') && !BUILT.test(path) && !EXAMPLE.test(path);
  expect(paths.filter((path) => isOfTheCheckout(path) && !existsSync(join(root, path)))).toEqual([]);
});

/**
 * @param {string} page
 * @param {string} link
 */
function leadsSomewhere(page, link) {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? page : join(dirname(page), file);
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/**
 * Anchors of a page's headings.
 * @param {string} page
 */
function headingsOf(page) {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
