import { once } from 'node:events';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { RegistryError } from '@comptoir/remote-registry';
import { extract, list, type ReadEntry } from 'tar';

/** Limit of an unpacked archive, in bytes. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_FILES = 2_000;

/**
 * Unpacks the archive of a built remote. @throws RegistryError for a malformed or too large one, or one with paths
 * outside
 */
export async function unpackRemote(archive: Buffer, folder: string): Promise<void> {
  const content = await unzipped(archive);
  const entries: ReadEntry[] = [];
  const faults: string[] = [];
  const reader = list({
    onReadEntry: (entry) => void entries.push(entry),
    onwarn: (_code, message) => void faults.push(message),
  });
  const read = once(reader, 'end');
  reader.end(content);
  await read;
  const [fault] = [...faults, ...entries.flatMap(faultOf)];
  if (fault !== undefined) throw new RegistryError(`The archive is refused: ${fault}`);
  if (entries.length === 0 || entries.length > MAX_FILES) {
    throw new RegistryError(`The archive is refused: it has ${entries.length} files, 1 to ${MAX_FILES} are allowed`);
  }
  const writer = extract({ cwd: folder, strict: true });
  const written = once(writer, 'close');
  writer.end(content);
  await written;
}

async function unzipped(archive: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(archive, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch (cause) {
    throw new RegistryError(`The archive is no tar.gz, or becomes larger than ${MAX_UNPACKED_BYTES} bytes`, { cause });
  }
}

function faultOf({ path, type }: ReadEntry): string[] {
  if (type !== 'File' && type !== 'Directory') return [`${path} is neither a file nor a folder`];
  const parts = path.split('/');
  const leadsOut = path.startsWith('/') || path.includes('\\') || parts.includes('..');
  return leadsOut ? [`${path} leads out of its folder`] : [];
}
