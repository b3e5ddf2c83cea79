import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compress, uncompressedFiles } from '@comptoir/remote-sdk/build/precompress';

/** Passes a folder with compressed variants of all files to `work`: `folder` itself, or a completed copy. */
export async function withVariants<Result>(folder: string, work: (whole: string) => Promise<Result>): Promise<Result> {
  if ((await uncompressedFiles(folder)).length === 0) return work(folder);
  const copy = await mkdtemp(path.join(tmpdir(), 'comptoir-publish-'));
  try {
    await cp(folder, copy, { recursive: true });
    await compress(await uncompressedFiles(copy));
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
