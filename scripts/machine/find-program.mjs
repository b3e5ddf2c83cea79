import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {readonly string[]} candidates absolute paths, or names to look for in PATH
 * @returns {string | undefined} the first that can be run
 */
export function findProgram(candidates) {
  return candidates.flatMap((each) => (each.includes('/') ? [each] : inPath(each))).find(canRun);
}

/**
 * @param {string} folder
 * @param {RegExp} name
 */
export function versionsIn(folder, name) {
  try {
    const names = readdirSync(folder).filter((each) => name.test(each));
    return names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })).map((each) => join(folder, each));
  } catch {
    return [];
  }
}

/** @param {string} name */
function inPath(name) {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
