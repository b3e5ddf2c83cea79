import { installDebianPackage } from './debian.mjs';
import { findProgram } from './find-program.mjs';
import { run } from './program.mjs';
import { Refusal } from './refusal.mjs';

/** First version with prepared statements in transaction mode. */
const FIRST = [1, 21];

/**
 * PgBouncer from `PGBOUNCER`, or an installed one.
 * @param {(line: string) => void} print
 * @returns {Promise<string>}
 * @throws {Refusal} when it is missing or too old
 */
export async function findOrInstallPgBouncer(print) {
  const wished = process.env['PGBOUNCER'];
  const known = wished ? [wished] : ['pgbouncer', '/usr/sbin/pgbouncer'];
  if (!findProgram(known) && !wished) await installDebianPackage('pgbouncer', print);
  const found = findProgram(known);
  if (found === undefined) throw new Refusal('PgBouncer is missing: install it, or set PGBOUNCER=…');
  const { output } = await run(found, ['--version']);
  const [, version = ''] = /PgBouncer ([\d.]+)/.exec(output) ?? [];
  print(`PgBouncer ${version}: ${found}`);
  if (isBefore(version, FIRST)) {
    throw new Refusal(`PgBouncer ${FIRST.join('.')} or later is needed: name one with PGBOUNCER=/path/to/pgbouncer.`);
  }
  return found;
}

/**
 * @param {string} version
 * @param {readonly number[]} other
 */
function isBefore(version, other) {
  const numbers = version.split('.').map(Number);
  const differing = other.findIndex((each, index) => numbers[index] !== each);
  return differing >= 0 && (numbers[differing] ?? 0) < (other[differing] ?? 0);
}
