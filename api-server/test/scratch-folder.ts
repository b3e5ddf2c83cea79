import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Memory file system on Linux. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 30;

/** Temporary folder, in memory if possible: copying a thousand files per test takes seconds on disk. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
