import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine/root.mjs';

/** Replaced words: docs/domain.md has the glossary, CONTRIBUTING.md the rules. */
const REPLACED = {
  alsoChanges: 'changes',
  anew: 'again',
  asker: 'caller, scope',
  obstacles: 'blockers',
  anybody: 'a person, a user',
  'is told': 'receives, shows, is notified',
  somebody: 'a person, another person, a user',
  sought: 'matching, searched',
  stands: 'is, identifies',
  'that is none': 'invalid, missing or not a …',
  untold: 'pending',
  warmUp: 'preload',
  whoever: 'the person who, anyone',
};

/** Names that the kernel exports to remotes: they stay as long as its contract. */
const GIVEN = new Set(['TOAST_DURATION', 'TOAST_REMOVE_DELAY']);

const UNITS = new Map([
  ['milliseconds', 'MS'],
  ['seconds', 'SECONDS'],
  ['minutes', 'MINUTES'],
  ['hours', 'HOURS'],
  ['days', 'DAYS'],
  ['bytes', 'BYTES'],
]);
/** A numeric constant whose comment states its unit. */
const MEASURE =
  /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*\bin (?<unit>milliseconds|seconds|minutes|hours|days|bytes)\b(?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?const (?<name>[A-Z][A-Z0-9_]*)(?:: number)? = [\d_. *]+;/g;

const LEFT_OUT = /^(\.|node_modules$|dist|data$|results$)/;

/**
 * Files with comments below a folder, read without git, which a copy may lack.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) || path === 'remotes' ? [] : filesIn(path);
    return /\.(tsx?|mjs|css|sh|ya?ml|jsonc|ci(\.txt)?)$/.test(entry.name) && path !== 'scripts/names.test.mjs'
      ? [path]
      : [];
  });
}

const files = filesIn('.').map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const sources = files.filter(({ file }) => /\.(tsx?|mjs)$/.test(file));

test.each(Object.entries(REPLACED))('nothing is called %s: say %s', (word) => {
  // Codes of the contract, as `view-of-somebody`, stay as long as it.
  const used = new RegExp(String.raw`(?<![-\w])${word}\b`);
  expect(sources.filter(({ text }) => used.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a constant whose comment states its unit has it at the end of its name', () => {
  const wrong = sources.flatMap(({ file, text }) =>
    [...text.matchAll(MEASURE)].flatMap(({ groups: { name = '', unit = '' } = {} }) =>
      GIVEN.has(name) || name.includes(UNITS.get(unit) ?? '?') ? [] : [`${file}: ${name} is in ${unit}`],
    ),
  );
  expect(wrong).toEqual([]);
});

/** A comment that opens with a question word or a preposition. */
const OPENING =
  /(?:^|\s)(?:\/\*\*?(?:\s*\n\s*\*)?|\/\/|#) (?:What|Where|Who|Whom|Whose|Whether|Which|Of|That|Those|How|As many|As much)\b.*/gm;

test('a comment starts with a noun or a verb', () => {
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(OPENING)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the sources of every package are read', () => {
  const folders = new Set(sources.map(({ file }) => file.split('/')[0]));
  for (const folder of ['api-contract', 'api-server', 'e2e', 'host-shell', 'mfe-finance', 'scripts', 'shared-kernel']) {
    expect(folders).toContain(folder);
  }
  // `host-shell/src/remotes` has sources, `remotes` at the root has builds.
  expect(sources.map(({ file }) => file)).toContain('host-shell/src/remotes/remote-loader.ts');
});

test('the check of units finds a missing one', () => {
  const [found] = '/** Pause in milliseconds. */\nconst PAUSE = 700;'.matchAll(MEASURE);
  expect(found?.groups).toMatchObject({ unit: 'milliseconds', name: 'PAUSE' });
});
