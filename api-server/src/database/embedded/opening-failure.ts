import { statfs } from 'node:fs/promises';
import { StartError } from '../../start-error';

const MEBIBYTE = 1024 * 1024;
/** Less is not enough to start with: a piece of the log has 16 MiB, and recovery makes more than one. */
const NEEDED_BYTES = 64 * MEBIBYTE;
/** What the program of the database says when it gives up, which tells nobody anything. */
const EMPTY_WORDS = /aborted\(|ASSERTIONS|unreachable|memory access/i;

/** Why the embedded database of a folder does not open, and what to do: there is no room, or it is damaged. */
export async function openingFailure(folder: string, cause: Error, free = freeSpace): Promise<StartError> {
  const left = await free(folder);
  const room = left === undefined ? '' : ` (${Math.floor(left / MEBIBYTE)} MiB are free on its disk)`;
  if (left !== undefined && left < NEEDED_BYTES) {
    const message = `The database in ${folder} cannot be opened${room}: make room, and start again. Nothing that was answered is lost.`;
    return new StartError('disk-full', message, { cause });
  }
  const said = EMPTY_WORDS.test(cause.message) ? '' : ` It says: ${cause.message}`;
  const message = `The database in ${folder} is damaged and cannot be opened${room}. Bring the last backup back with "comptoir restore <file> --replace", which sets aside what is there.${said}`;
  return new StartError('database-damaged', message, { cause });
}

/** In bytes; nothing where the system does not tell. */
async function freeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
