import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import * as z from 'zod/mini';
import { StartError } from '../start-error';

const NOTE = 'comptoir-backup.json';
const Note = z.object({ format: z.literal(1), madeAt: z.string() });

/** Parts of the data folder to copy, without the lock of a running server. */
const KEPT: ReadonlySet<string> = new Set(['database', 'media', 'mail']);
const isLock = (file: string) => path.basename(file) === '.lock';

/** Writes the archive atomically. The folder must not change meanwhile. */
export async function writeBackup(dataFolder: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const present = (await readdir(dataFolder)).filter((name) => KEPT.has(name));
  const note = path.join(dataFolder, NOTE);
  try {
    await writeFile(
      note,
      JSON.stringify({ format: 1, madeAt: new Date().toISOString() } satisfies z.input<typeof Note>),
    );
    const archive = create({ gzip: true, cwd: dataFolder, filter: (name) => !isLock(name) }, [NOTE, ...present]);
    // Readable by the owner only, since it contains all secrets.
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
    await rm(note, { force: true });
  }
}

/**
 * Returns the time of the backup and the names of its parts.
 *
 * @throws {StartError} `configuration` for a file that is not a backup, or damaged
 */
export async function unpackBackup(file: string, into: string): Promise<{ madeAt: string; names: string[] }> {
  await mkdir(into, { recursive: true });
  try {
    await extract({ file, cwd: into, strict: true, preserveOwner: false });
    const { madeAt } = z.parse(Note, JSON.parse(await readFile(path.join(into, NOTE), 'utf8')));
    return { madeAt, names: (await readdir(into)).filter((name) => KEPT.has(name)) };
  } catch (cause) {
    throw new StartError('configuration', `${file} is not a complete backup of Comptoir: ${String(cause)}`, { cause });
  }
}
