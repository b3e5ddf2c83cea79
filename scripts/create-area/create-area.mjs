import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { root } from '../machine/root.mjs';
import { fillIn, writeTemplate } from '../../remote-cli/src/create/write-template.mjs';
import { inserted, insertionsFor } from './insertions.mjs';
import { capital, MESSAGES } from './messages.mjs';

const template = join(root, 'scripts/create-area/template');
const USAGE = `Missing name of the resource, singular and plural, one word each:
  pnpm create-area vehicle vehicles --remote operations --fr véhicule,véhicules --ar مركبة,مركبات`;

/**
 * Generates a resource of offices with a name, from its table to its pages, as a starting point.
 * @param {readonly string[]} given
 * @param {(line: string) => void} print
 * @throws {Refusal} for invalid arguments
 */
export async function createArea(given, print) {
  const { singular, plural, remote, languages } = asked(given);
  const migration = `${String(await nextMigration()).padStart(4, '0')}-${plural}`;
  const words = new Map([
    ...Object.entries({ singular, plural, migration }),
    ...Object.entries({ Singular: capital(singular), Plural: capital(plural) }),
    ...Object.entries(languages).map(([language, names]) => /** @type {const} */ ([language, capital(names.plural)])),
  ]);
  const changed = await changedFiles(remote, words);

  await writeTemplate(join(template, 'contract'), join(root, 'api-contract/src'), words);
  await writeTemplate(join(template, 'server'), join(root, `api-server/src/${plural}`), words);
  await writeTemplate(join(template, 'migration'), join(root, 'api-server/src/database/migrations'), words);
  await writeTemplate(join(template, 'access'), join(root, 'api-server/test/access'), words);
  await writeTemplate(join(template, 'screens'), join(root, `mfe-${remote}/src/${plural}`), words);
  for (const [file, text] of changed) await writeFile(join(root, file), text);
  for (const [language, names] of Object.entries({ en: { singular, plural }, ...languages })) {
    await addMessages(join(root, `mfe-${remote}/src/messages/${language}.json`), language, names, words);
  }
  await finish(`mfe-${remote}`);
  print(
    `${capital(plural)} are ready: npm start, then /${plural}. docs/add-a-resource.md describes the created files.`,
  );
}

/** @param {readonly string[]} given */
function asked(given) {
  const { values, positionals } = parsed(given);
  const [singular = '', plural = ''] = positionals;
  const isWord = /** @param {string} word */ (word) => /^[a-z]{3,30}$/.test(word);
  if (positionals.length !== 2 || !isWord(singular) || !isWord(plural) || singular === plural) throw new Refusal(USAGE);
  const { remote = '' } = values;
  if (!/^[a-z-]+$/.test(remote) || !existsSync(join(root, `mfe-${remote}/remote.config.ts`))) {
    throw new Refusal(`Missing remote, for example --remote operations.\n${USAGE}`);
  }
  if (existsSync(join(root, `api-contract/src/${plural}.ts`))) {
    throw new Refusal(`${capital(plural)} already exist: api-contract/src/${plural}.ts`);
  }
  const languages = { fr: namesIn(values.fr), ar: namesIn(values.ar) };
  return { singular, plural, remote, languages };
}

/** @param {readonly string[]} given */
function parsed(given) {
  const texts = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options: { remote: texts, fr: texts, ar: texts } });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** @param {string | undefined} names */
function namesIn(names) {
  const [singular, plural, ...more] = (names ?? '').split(',').map((name) => name.trim());
  if (!singular || !plural || more.length > 0) throw new Refusal(USAGE);
  return { singular, plural };
}

async function nextMigration() {
  const files = await readdir(join(root, 'api-server/src/database/migrations'));
  return Math.max(...files.map((file) => Number.parseInt(file, 10)).filter((number) => !Number.isNaN(number))) + 1;
}

/**
 * New contents of each changed file; nothing is written before all are known.
 * @param {string} remote
 * @param {ReadonlyMap<string, string>} words
 */
async function changedFiles(remote, words) {
  /** @type {Map<string, string>} */
  const changed = new Map();
  for (const { file, ...insertion } of insertionsFor(remote)) {
    const text = changed.get(file) ?? (await readFile(join(root, file), 'utf8'));
    const next = inserted(text, { ...insertion, text: fillIn(insertion.text, words) });
    if (next === undefined) throw new Refusal(`${file} has no “${insertion.before.trim()}”.`);
    changed.set(file, next);
  }
  return changed;
}

/**
 * @param {string} file
 * @param {string} language
 * @param {import('./messages.mjs').Names} names
 * @param {ReadonlyMap<string, string>} words
 */
async function addMessages(file, language, names, words) {
  const said = MESSAGES[language]?.(names);
  if (!said) throw new Refusal(`There are no texts in ${language} in scripts/create-area/messages.mjs.`);
  const { refusals, ...texts } = JSON.parse(await readFile(file, 'utf8'));
  const more = { [words.get('plural') ?? '']: said.list, [words.get('singular') ?? '']: said.record };
  const notFound = { [`not-found_${words.get('singular')}`]: said.notFound };
  await writeFile(file, `${JSON.stringify({ ...texts, ...more, refusals: { ...refusals, ...notFound } }, null, 2)}\n`);
}

/** @param {string} folder of the remote */
async function finish(folder) {
  for (const args of [
    ['oxfmt', 'api-contract', 'api-server/src', 'api-server/test', folder],
    ['tsx', 'api-contract/scripts/docs/main.ts'],
    ['tsx', 'scripts/api-report/main.ts', '--unreleased'],
  ]) {
    const { code, output } = await run('npx', args, { cwd: root });
    if (code !== 0) throw new Refusal(`${output.trim()}\n\nnpx ${args.join(' ')} failed; it says why above.`);
  }
}
