import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { isRemoteName, placeholdersFor } from '../create/remote-placeholders.mjs';
import { writeTemplate } from '../create/write-template.mjs';
import { registryIn, registryOfCommand } from '../deployment';
import { Refusal } from '../refusal';
import type { AddCommand } from './command';

const template = path.join(import.meta.dirname, '../template');
const PORT = '4320';

export const addCreate: AddCommand = (program, { folder, print }) => {
  program
    .command('create <name>')
    .description('create a remote in its own repository: area, list, widget, three languages, tests, CI')
    .option('--from <address>', 'address of the deployment')
    .action(async (name: string, { from }: { from?: string }) => {
      if (!isRemoteName(name))
        throw new Refusal('Invalid name: use lower-case letters, digits and dashes, as in create vehicles');
      const registry = await registryFor(folder, from);
      if (registry === undefined) throw new Refusal('Missing deployment: --from https://comptoir.example');
      const target = path.join(folder, name);
      if (existsSync(target)) throw new Refusal(`${name} already exists; choose another name.`);

      const words = placeholdersFor(name, { registry, port: PORT });
      for (const part of ['common', 'outside']) await writeTemplate(path.join(template, part), target, words);
      await chmod(path.join(target, '.ci'), 0o755);
      beginRepository(target);
      print(`Installing into ${name} …`);
      install(target);
      print(`${name} is ready:
  cd ${name}
  npm run dev      it alone in a page
  npm run check    types, lint, tests and contract`);
    });
};

async function registryFor(folder: string, deployment: string | undefined): Promise<string | undefined> {
  if (deployment !== undefined) return new URL('/packages/', deployment).href;
  return (await registryIn(folder)) ?? registryOfCommand();
}

/**
 * Installs and writes a lock file.
 * @throws Refusal with npm's message
 */
function install(folder: string): void {
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } catch (cause) {
    throw new Refusal(`npm could not install the packages of ${folder}; see its output above.`, { cause });
  }
}

function beginRepository(folder: string): void {
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: folder, stdio: 'ignore' });
  } catch {
    // Without git there is no repository; the user can create it later.
  }
}
