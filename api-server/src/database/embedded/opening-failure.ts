import { statfs } from 'node:fs/promises';
import { StartError } from '../../start-error';

const MEBIBYTE = 1024 * 1024;
/** A WAL segment has 16 MiB, and recovery writes several. */
const NEEDED_BYTES = 64 * MEBIBYTE;
/** Crash messages of the WebAssembly build without information. */
const UNINFORMATIVE = /aborted\(|ASSERTIONS|unreachable|memory access/i;

export async function openingFailure(folder: string, cause: Error, free = freeSpace): Promise<StartError> {
  const left = await free(folder);
  const room = left === undefined ? '' : ` (${Math.floor(left / MEBIBYTE)} MiB are free on its disk)`;
  if (left !== undefined && left < NEEDED_BYTES) {
    const message = `The database in ${folder} cannot be opened${room}: free some space and restart. No acknowledged data is lost.`;
    return new StartError('disk-full', message, { cause });
  }
  const reason = UNINFORMATIVE.test(cause.message) ? '' : ` Cause: ${cause.message}`;
  const message = `The database in ${folder} is damaged and cannot be opened${room}. Restore the latest backup with "comptoir restore <file> --replace", which sets the damaged data aside.${reason}`;
  return new StartError('database-damaged', message, { cause });
}

async function freeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
