import type { RegistryStore } from '@comptoir/remote-registry';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Frame } from './reported-error';

/** Positions in the sources, by the maps that were published with a version; built ones where there is no map. */
export function frameMapper(store: RegistryStore) {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  async function read(file: string): Promise<TraceMap | undefined> {
    const text = await store.readFile(`${file}.map`);
    try {
      return text && new TraceMap(Buffer.from(text).toString());
    } catch {
      // A published map can be invalid; the built position is still of use.
      return undefined;
    }
  }

  return async (folder: string, { file, line, column }: Frame): Promise<string> => {
    const address = `${folder}/${file}`;
    const reading = maps.get(address) ?? read(address);
    maps.set(address, reading);
    const map = await reading;
    // Columns of maps begin at 0.
    const found = map && line > 0 && column > 0 ? originalPositionFor(map, { line, column: column - 1 }) : undefined;
    if (!found || found.source === null) return `${file}:${line}:${column}`;
    return `${withoutBundler(found.source)}:${found.line}:${found.column + 1}`;
  };
}

function withoutBundler(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
}
