import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux has memory as a folder. */
const MEMORY = '/dev/shm';
/** The databases of all tests that run at a time fit in it. */
const ROOM_BYTES = 2 ** 30;

/**
 * Makes an empty folder for a database that need not outlive its test: in memory where there is room, because a disk
 * takes seconds to copy and to remove the thousand files of each.
 */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
