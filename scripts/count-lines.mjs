// Prints the lines of product source per package at each git ref (default: HEAD). Counted: .ts, .tsx, .mjs, .js and
// .css files outside of `examples`. Not counted: tests (`*.test.*`, `*.spec.*`, `e2e`, folders `test`, `testing` and
// `fixtures`), generated and data files.
import { execFileSync } from 'node:child_process';

const SOURCE = /\.(ts|tsx|mjs|js|css)$/;
const NOT_PRODUCT = /\.(test|spec)\.|^(e2e|examples)\/|\/(test|testing|fixtures|assets)\/|\.d\.ts$/;
const GENERATED = /\/antd\/styles\/[^/]+\.css$|\/theme\/tokens\.css$/;

/** @param {string} ref */
function linesOf(ref) {
  const files = git('ls-tree', '-r', '--name-only', ref)
    .split('\n')
    .filter((file) => SOURCE.test(file) && !NOT_PRODUCT.test(file) && !GENERATED.test(file));
  /** @type {Record<string, number>} */
  const lines = {};
  // `git grep -c ''` counts the lines of each file of a ref without a checkout.
  for (const line of git('grep', '-c', '', ref, '--', ...new Set(files.map(topFolder))).split('\n')) {
    const [, file, count] = /^[^:]+:(.+):(\d+)$/.exec(line) ?? [];
    if (file === undefined || !files.includes(file)) continue;
    lines[topFolder(file)] = (lines[topFolder(file)] ?? 0) + Number(count);
  }
  return lines;
}

/** @param {string} file */
function topFolder(file) {
  return file.split('/')[0] ?? file;
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

const refs = process.argv.length > 2 ? process.argv.slice(2) : ['HEAD'];
const counts = refs.map(linesOf);
const folders = [...new Set(counts.flatMap((each) => Object.keys(each)))].toSorted();
const rows = folders.map((folder) => [folder, ...counts.map((each) => each[folder] ?? 0)]);
const sums = counts.map((each) => Object.values(each).reduce((sum, count) => sum + count, 0));
for (const [name, ...values] of [['', ...refs], ...rows, ['all', ...sums]]) {
  process.stdout.write(`${String(name).padEnd(20)}${values.map((value) => String(value).padStart(12)).join('')}\n`);
}
