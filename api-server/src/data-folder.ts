import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error';

export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(path.resolve(folder));
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new StartError(
      'folder-not-writable',
      `The data folder ${path.resolve(folder)} is not writable: grant this user write access, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}

/** One level at a time: recursive `mkdir` of Node loops forever where creation fails, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) await makeFolder(above);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have created it.
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => undefined);
  return found?.isDirectory() ?? false;
}
