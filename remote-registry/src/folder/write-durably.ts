import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';

/** Replaces a file atomically: readers see the old or the new content, even after a power failure. */
export async function writeDurably(
  file: string,
  content: string | Uint8Array,
  { mode }: { mode?: number } = {},
): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
