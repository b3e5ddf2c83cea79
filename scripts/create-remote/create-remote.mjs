import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRemoteName, placeholdersFor } from '../../remote-cli/src/create/remote-placeholders.mjs';
import { writeTemplate } from '../../remote-cli/src/create/write-template.mjs';
import { pnpm } from '../install/pnpm.mjs';
import { run } from '../machine/program.mjs';
import { Refusal } from '../machine/refusal.mjs';
import { root } from '../machine/root.mjs';

const template = join(root, 'remote-cli/template');
const firstPort = 4311;

/**
 * Creates a working remote in this workspace: an area, a widget, tests and a CI file.
 * @param {string | undefined} name
 * @param {(line: string) => void} print
 * @throws {Refusal} for an invalid name
 */
export async function createRemote(name, print) {
  if (!isRemoteName(name)) {
    throw new Refusal(
      'Invalid name: use lower-case letters, digits and dashes, as in npm run create-remote -- vehicles',
    );
  }
  const folder = join(root, `mfe-${name}`);
  if (existsSync(folder)) throw new Refusal(`mfe-${name} already exists; choose another name.`);
  const remotes = (await readdir(root)).filter((entry) => entry.startsWith('mfe-'));
  const words = placeholdersFor(name, { port: String(firstPort + remotes.length) });
  await writeTemplate(join(template, 'common'), folder, words);
  await writeTemplate(join(template, 'workspace'), folder, words);
  await chmod(join(folder, '.ci'), 0o755);
  await addToWorkspace(`mfe-${name}`);
  print('Installing …');
  await install();
  print(`mfe-${name} is ready:
  npm --prefix mfe-${name} run dev   runs it alone, against the API at http://localhost:4300
  npx jest mfe-${name}               its tests
  npm start                          the whole product with it
  mfe-${name}/.ci                    what its CI runs`);
}

// Updates the lock file, which a normal start does not change.
async function install() {
  const { command, args } = await pnpm();
  const { code, output } = await run(command, [...args, 'install', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: root,
  });
  if (code !== 0)
    throw new Refusal(`${output.trim()}\n\nThe dependencies could not be installed; see pnpm's output above.`);
}

/** @param {string} folder */
async function addToWorkspace(folder) {
  const file = join(root, 'pnpm-workspace.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^packages:\n/m, `packages:\n  - ${folder}\n`));
}
