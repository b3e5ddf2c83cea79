import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/root.mjs';
import { namesIn } from './model';
import { pageOf, textOf, undocumentedIn } from './page';
import { PURPOSES } from './purposes';
import { FOLDER } from './write-reference';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const reports = new Map(
  ['kernel', 'ui', 'maps', 'remote-sdk'].flatMap((folder) =>
    readdirSync(path.join(root, 'shared-kernel', folder, 'reports'))
      .filter((file) => file.endsWith('.api.md'))
      .map((file) => [path.basename(file, '.api.md'), `shared-kernel/${folder}/reports/${file}`]),
  ),
);
const faces = [...reports.keys()].toSorted();

// `api-report --check` compares the pages with the sources in CI, because it compiles the kernel.
test.each(faces)('the page of %s documents each of its exports: npm run api-report', (face) => {
  const page = read(`${FOLDER}/${face}.md`);
  const exported = namesIn(read(reports.get(face) ?? ''));
  expect(exported.filter((name) => !page.includes(`## ${name}\n`) && !page.includes(`\`${name}\``))).toEqual([]);
});

test('there is a page for each face only, and the first one links to all of them', () => {
  const pages = readdirSync(path.join(root, FOLDER)).filter((file) => file !== 'README.md');
  expect(pages.map((page) => path.basename(page, '.md')).toSorted()).toEqual(faces);
  expect(Object.keys(PURPOSES).toSorted()).toEqual(faces);
  for (const page of pages) expect(read(`${FOLDER}/README.md`)).toContain(`(${page})`);
});

test('links of pages exist', () => {
  const links = faces.flatMap((face) => [...read(`${FOLDER}/${face}.md`).matchAll(/\]\((?!http)([^)#]+)/g)]);
  expect(links.filter(([, to = '']) => !existsSync(path.join(root, FOLDER, to)))).toEqual([]);
});

const token = (text: string) => ({ text });
const item = (kind: string, name: string, docComment: string, ...texts: string[]) => ({
  kind,
  name,
  docComment,
  excerptTokens: texts.map(token),
});
const modelOf = (...members: object[]) => JSON.stringify({ members: [{ members }] });
const format = item(
  'Function',
  'format',
  '/**\n * A day.\n *\n * @throws RangeError\n */\n',
  'export declare function format(): string;',
);

test('an export has its docstring, signature and members', () => {
  const options = {
    ...item('Interface', 'Options', '/**\n * How.\n */\n', 'export interface Options '),
    members: [item('PropertySignature', 'unit', '/**\n * In minutes.\n */\n', 'unit: ', 'import("x").Unit', ';')],
  };
  const report = "import { Link } from 'react-router-dom';\n\nexport { Link }\n";
  const page = pageOf({ entry: '@comptoir/ui/dates', purpose: 'Days.', model: modelOf(format, options), report });
  expect(page).toContain('# @comptoir/ui/dates');
  expect(page).toContain('## format\n\nA day.\n\nThrows RangeError\n\n```ts\nfunction format(): string;\n```');
  expect(page).toContain('interface Options {\n  /** In minutes. */\n  unit: Unit;\n}');
  expect(page).toContain('From `react-router-dom`, unchanged: `Link`.');
});

test('an export with the name of a global keeps its name', () => {
  const history = item(
    'Function',
    'History_2',
    '/**\n * Who changed it.\n */\n',
    'declare function History_2(): void;',
  );
  const page = pageOf({
    entry: '@comptoir/ui/records',
    purpose: '',
    model: modelOf(history),
    report: 'export { History_2 as History }',
  });
  expect(page).toContain('## History\n\nWho changed it.\n\n```ts\nfunction History(): void;');
});

test('an export without a docstring is reported, and a value with its type needs one', () => {
  const type = item('TypeAlias', 'format', '', 'export type format = string;');
  const silent = item('Variable', 'unit', '', 'unit: string');
  const ofLibrary = item('Variable', 'Table', '', 'Table: typeof antd.Table');
  expect(undocumentedIn(modelOf(format, type, silent, ofLibrary))).toEqual(['unit']);
});

test('a tag starts on a new line', () => {
  expect(textOf({ docComment: '/**\n * Reads. @param id of it\n * @returns rows\n */\n' })).toBe(
    'Reads.\n\n`id`: of it\n\nGives rows',
  );
});
