import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error';

/**
 * Makes a folder for data, with those above it, and makes sure that it can be written.
 *
 * @throws {StartError} `folder-not-writable`
 */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(path.resolve(folder));
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new StartError(
      'folder-not-writable',
      `The data folder ${path.resolve(folder)} cannot be written: give this user the right to, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}

/** One folder after the other: where none can be made, as in /proc, Node's own recursive `mkdir` tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) await makeFolder(above);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another start may have been faster.
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => undefined);
  return found?.isDirectory() ?? false;
}
