import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pnpm } from '../install/pnpm.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { root } from '../machine/root.mjs';
import { writeTemplate } from '../machine/template.mjs';

const template = join(root, 'scripts/create-remote/template');
const firstPort = 4311;

/**
 * Makes a remote that runs: an area, a widget, tests and a CI file.
 * @param {string | undefined} name
 * @param {(line: string) => void} say
 * @throws {Refusal} that says what is wrong with the name
 */
export async function createRemote(name, say) {
  if (!name || !/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(name)) {
    throw new Refusal('Say a name of small letters, digits and dashes: pnpm create-remote vehicles');
  }
  const folder = join(root, `mfe-${name}`);
  if (existsSync(folder)) throw new Refusal(`mfe-${name} is there already; choose another name.`);
  await writeTemplate(template, folder, await wordsFor(name));
  await chmod(join(folder, '.ci'), 0o755);
  await addToWorkspace(`mfe-${name}`);
  say('Installing …');
  await install();
  say(`mfe-${name} is ready:
  pnpm --filter @comptoir/mfe-${name} dev   runs it alone, against the API at http://localhost:4300
  npx jest mfe-${name}                      its tests
  npm start                                 the whole product with it
  mfe-${name}/.ci                           what its CI runs`);
}

/**
 * What stands for the placeholders of the template.
 * @param {string} name
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
async function wordsFor(name) {
  const parts = name.split('-').map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  const remotes = (await readdir(root)).filter((entry) => entry.startsWith('mfe-'));
  return new Map([
    ['name', name],
    ['Name', parts.join('')],
    ['Title', parts.join(' ')],
    ['port', String(firstPort + remotes.length)],
  ]);
}

// The lock file has to learn of the new package, which an ordinary start does not do.
async function install() {
  const { command, args } = await pnpm();
  const { code, output } = await run(command, [...args, 'install', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: root,
  });
  if (code !== 0)
    throw new Refusal(`${output.trim()}\n\nThe dependencies could not be installed; pnpm says why above.`);
}

/** @param {string} folder */
async function addToWorkspace(folder) {
  const file = join(root, 'pnpm-workspace.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^packages:\n/m, `packages:\n  - ${folder}\n`));
}
