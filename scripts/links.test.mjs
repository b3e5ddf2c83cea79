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

test.each(pages.map((page) => [relative(root, page)]))('every link and picture of %s leads somewhere', (name) => {
  const page = join(root, name);
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(page, link));
  expect(broken).toEqual([]);
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
 * The names under which a page's headings are linked to.
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
