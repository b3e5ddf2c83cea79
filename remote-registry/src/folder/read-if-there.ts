import { readFile } from 'node:fs/promises';
import { readable } from '../readable';
import { RegistryError } from '../store';

/**
 * Content of a file, `undefined` if it does not exist.
 * @throws RegistryError if it cannot be read
 */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw new RegistryError(`${file} cannot be read: ${readable(cause).replace(`${file}: `, '')}`, { cause });
  }
}

// Checks the code, since `instanceof` fails across the realms of jest.
function isMissing(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ENOENT';
}
