import { readFile } from 'node:fs/promises';
import { readable } from '../readable';
import { RegistryError } from '../store';

/** The content of a file, `undefined` where there is none. @throws RegistryError when it cannot be read */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw new RegistryError(`${file} cannot be read: ${readable(cause).replace(`${file}: `, '')}`, { cause });
  }
}

// By its code and not by its class: a test runs in a realm of its own.
function isMissing(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ENOENT';
}
