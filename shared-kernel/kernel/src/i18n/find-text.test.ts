import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { formatDecimal, formatRate } from '../format/amount';
import { addCatalogue, loadTexts } from './catalogues';
import { findText } from './find-text';
import { isLanguage, LANGUAGES, type Language } from './language';
import type { MessageTree } from './message-key';
import './refusal-text';

const root = path.resolve(__dirname, '../../../..');
const PLURAL = /_(zero|one|two|few|many|other)$/;
const VALUE = /\{\{(\w+)/g;
const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000];

const folders = ['shared-kernel/kernel', 'shared-kernel/ui', 'shared-kernel/maps', 'shared-kernel/remote-sdk'].concat([
  'host-shell',
  'mfe-operations',
  'mfe-finance',
  'mfe-administration',
  'mfe-field',
]);
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('messages/') && isLanguage(path.basename(file, '.json')))
    .map((file) => path.join(folder, 'src', file)),
);

test('all packages have texts in all languages', () => {
  expect(new Set(files.map((file) => path.basename(file, '.json')))).toEqual(new Set(Object.keys(LANGUAGES)));
  expect(files.length).toBeGreaterThan(60);
});

test.each(files)('%s gives the same result as i18next for each count', async (file) => {
  const language = languageOf(file);
  const tree: MessageTree = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const load = async () => ({ default: tree });
  const name = addCatalogue(file, tree, { fr: load, ar: load });
  await loadTexts(name, language);
  const reference = await translatorOf(language, tree);
  for (const [key, texts] of entriesOf(tree)) {
    const names = texts.flatMap((text) => [...text.matchAll(VALUE)].map(([, named = '']) => named));
    for (const count of COUNTS) {
      const values = { ...Object.fromEntries(names.map((named) => [named, count + 0.5])), count };
      expect([key, findText(name, language, { key, values })]).toEqual([key, reference(key, values)]);
    }
  }
});

test('placeholders may contain spaces, as in i18next', async () => {
  const tree = { spaced: '{{ count, number }} by {{ name }}', tight: '{{count,number}} by {{name}}' };
  const name = addCatalogue('spaces', tree, {});
  const reference = await translatorOf('en', tree);
  for (const key of Object.keys(tree)) {
    const values = { count: 1234, name: 7 };
    expect(findText(name, 'en', { key, values })).toBe('1,234 by 7');
    expect(reference(key, values)).toBe('1,234 by 7');
  }
});

test('a text for the context is preferred to the general one', async () => {
  const name = addCatalogue(
    'contexts',
    { gone: 'Gone', gone_agency: 'The agency', gone_office_one: '{{count}} office' },
    {},
  );
  const read = (context: string, count?: number) =>
    findText(name, 'en', { key: 'gone', context, values: count === undefined ? {} : { count } });
  expect([read('agency'), read('agency', 2), read('office', 1), read('office', 2), read('trade')]).toEqual([
    'The agency',
    'The agency',
    '1 office',
    'Gone',
    'Gone',
  ]);
});

test('no text for a branch, a path beyond a text or another language', () => {
  const name = addCatalogue('gaps', { rows: { title: 'Rows' } }, {});
  const read = (language: Language, key: string) => findText(name, language, { key, values: {} });
  expect([read('en', 'rows'), read('en', 'rows.title.more'), read('en', 'lines'), read('fr', 'rows.title')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

function languageOf(file: string): Language {
  const language = path.basename(file, '.json');
  if (!isLanguage(language)) throw new Error(`${file} is of no language`);
  return language;
}

function entriesOf(tree: MessageTree, before = ''): [key: string, texts: string[]][] {
  const entries = new Map<string, string[]>();
  for (const [step, inner] of Object.entries(tree)) {
    const key = `${before}${step.replace(PLURAL, '')}`;
    const below: [string, string[]][] = typeof inner === 'string' ? [[key, [inner]]] : entriesOf(inner, `${key}.`);
    for (const [each, texts] of below) entries.set(each, [...(entries.get(each) ?? []), ...texts]);
  }
  return [...entries];
}

async function translatorOf(language: Language, tree: MessageTree) {
  const i18next = createInstance();
  await i18next.init({
    lng: language,
    resources: { [language]: { texts: tree } },
    ns: ['texts'],
    defaultNS: 'texts',
    interpolation: { escapeValue: false },
  });
  const write = new Intl.NumberFormat(language === 'fr' ? 'fr' : 'en');
  i18next.services.formatter?.add('number', (value: number) => write.format(value));
  i18next.services.formatter?.add('rows', (value: number) => write.format(value));
  i18next.services.formatter?.add('amount', formatDecimal);
  i18next.services.formatter?.add('rate', formatRate);
  return (key: string, values: Record<string, number>) => i18next.t(key, values);
}
