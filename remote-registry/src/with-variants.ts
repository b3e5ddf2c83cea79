import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compress, uncompressedFiles } from '@comptoir/shared-kernel/build/precompress';

/** Works on a folder in which each file has its compressed variants: `folder` itself, or a copy where it lacks some. */
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
