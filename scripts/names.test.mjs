import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine/root.mjs';

/** Words that this house has another word for: docs/domain.md has the glossary, docs/house-style.md the reasons. */
const REPLACED = {
  alsoChanges: 'changes',
  anew: 'again',
  obstacles: 'blockers',
  'that is none': 'invalid, missing or not a …',
  warmUp: 'preload',
};

/** Names that the kernel gives to remotes: they stay while its contract does. */
const GIVEN = new Set(['TOAST_DURATION', 'TOAST_REMOVE_DELAY']);

const UNITS = new Map([
  ['milliseconds', 'MS'],
  ['seconds', 'SECONDS'],
  ['minutes', 'MINUTES'],
  ['hours', 'HOURS'],
  ['days', 'DAYS'],
  ['bytes', 'BYTES'],
]);
/** A constant with a number, and the comment before it that says its unit. */
const MEASURE =
  /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*\bin (?<unit>milliseconds|seconds|minutes|hours|days|bytes)\b(?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?const (?<name>[A-Z][A-Z0-9_]*)(?:: number)? = [\d_. *]+;/g;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'scripts/names.test.mjs');
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test.each(Object.entries(REPLACED))('nothing is called %s: say %s', (word) => {
  const used = new RegExp(String.raw`\b${word}\b`);
  expect(sources.filter(({ text }) => used.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a constant whose comment says its unit says it at the end of its name as well', () => {
  const wrong = sources.flatMap(({ file, text }) =>
    [...text.matchAll(MEASURE)].flatMap(({ groups: { name = '', unit = '' } = {} }) =>
      GIVEN.has(name) || name.includes(UNITS.get(unit) ?? '?') ? [] : [`${file}: ${name} is in ${unit}`],
    ),
  );
  expect(wrong).toEqual([]);
});

test('the test of units sees one that is missing', () => {
  const [found] = '/** How long, in milliseconds. */\nconst PAUSE = 700;'.matchAll(MEASURE);
  expect(found?.groups).toMatchObject({ unit: 'milliseconds', name: 'PAUSE' });
});
