import { mkdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere, RegistryRecord, writeDurably } from '@comptoir/remote-registry';

/** A name without extension is not served: the file is private to the page server. */
const FILE = '.last-registry';

/** Persists the last served registry; the modification time of the file is the last confirmation. */
export function registryFile(folder: string) {
  const file = path.join(folder, FILE);
  return {
    /** Undefined before the first write, and for a format of another version. */
    async read(): Promise<{ record: RegistryRecord; confirmedAt: number } | undefined> {
      const text = await readIfThere(file);
      const record = text && parsed(text.toString());
      return record && { record, confirmedAt: (await stat(file)).mtimeMs };
    },
    async write(registry: RegistryRecord): Promise<void> {
      await mkdir(folder, { recursive: true });
      await writeDurably(file, JSON.stringify(registry));
    },
    /** Marks the registry as read again without a change. */
    async confirm(): Promise<void> {
      await utimes(file, new Date(), new Date());
    },
  };
}

function parsed(text: string): RegistryRecord | undefined {
  try {
    return RegistryRecord.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
