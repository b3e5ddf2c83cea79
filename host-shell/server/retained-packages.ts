import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere, writeDurably } from '@comptoir/remote-registry';
import * as z from 'zod/mini';

/**
 * Retention of a version after the last start that served it as the latest, in milliseconds: lock files refer to it.
 */
const RETENTION_MS = 180 * 24 * 3_600_000;

const Packed = z.object({
  manifest: z.looseObject({ name: z.string(), version: z.string() }),
  file: z.string().check(z.regex(/^[\w.-]+\.tgz$/)),
  integrity: z.string(),
  shasum: z.string(),
});

export type PackedVersion = z.infer<typeof Packed> & { folder: string };

/**
 * Merges the built packages with those of earlier builds in `kept`, where it copies the built ones: an older lock file
 * still finds its archive. Empty when nothing was built.
 */
export async function retainPackages(
  built: string,
  kept: string | undefined,
  now = new Date(),
): Promise<PackedVersion[]> {
  const text = await readIfThere(path.join(built, 'packages.json'));
  const latest = text ? z.parse(z.array(Packed), JSON.parse(text.toString())) : [];
  const earlier = kept === undefined ? [] : await exchange(latest, built, kept, now);
  const isLatest = new Set(latest.map(({ file }) => file));
  return [
    ...latest.map((each) => ({ ...each, folder: built })),
    ...earlier.filter(({ file }) => !isLatest.has(file)).map((each) => ({ ...each, folder: kept ?? built })),
  ];
}

async function exchange(
  latest: readonly z.infer<typeof Packed>[],
  built: string,
  kept: string,
  now: Date,
): Promise<z.infer<typeof Packed>[]> {
  await mkdir(kept, { recursive: true });
  for (const each of latest) {
    await copyFile(path.join(built, each.file), path.join(kept, each.file));
    // Written after the archive: a description marks a complete one.
    await writeDurably(path.join(kept, `${each.file}.json`), JSON.stringify(each));
    await utimes(path.join(kept, `${each.file}.json`), now, now);
  }
  const found = [];
  for (const file of await readdir(kept)) {
    const place = path.join(kept, file);
    if (!file.endsWith('.tgz.json')) continue;
    if (now.getTime() - (await stat(place)).mtimeMs > RETENTION_MS) {
      await Promise.all([rm(place, { force: true }), rm(place.slice(0, -'.json'.length), { force: true })]);
    } else found.push(z.parse(Packed, JSON.parse(await readFile(place, 'utf8'))));
  }
  return found;
}
