import { mkdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere, RegistryRecord, writeDurably } from '@comptoir/remote-registry';

/** Named without an ending that is served: the file is for the page server alone. */
const FILE = '.last-registry';

/** The registry that was served last, in a folder of the page server's own; the file is as old as its last reading. */
export function keptRegistry(folder: string) {
  const file = path.join(folder, FILE);
  return {
    /** Nothing before the first one, and nothing that this version cannot read. */
    async read(): Promise<{ record: RegistryRecord; confirmedAt: number } | undefined> {
      const text = await readIfThere(file);
      const record = text && parsed(text.toString());
      return record && { record, confirmedAt: (await stat(file)).mtimeMs };
    },
    async write(registry: RegistryRecord): Promise<void> {
      await mkdir(folder, { recursive: true });
      await writeDurably(file, JSON.stringify(registry));
    },
    /** It was read again, and is what it was. */
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
