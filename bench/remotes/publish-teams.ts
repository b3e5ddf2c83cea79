import { rm } from 'node:fs/promises';
import { folderStore, publish } from '@comptoir/remote-registry';
import { builtFolder, teamRemote } from '@comptoir/remote-registry/testing';
import { compress, uncompressedFiles } from '@comptoir/remote-sdk/build/precompress';

interface BuiltTeams {
  first: number;
  count: number;
  version: string;
}

/** Publishes one version of many teams into a folder; returns the duration of each publication in milliseconds. */
export async function publishTeams(
  place: string,
  { publishers, ...teams }: BuiltTeams & { publishers: number },
): Promise<number[]> {
  const store = folderStore(place);
  return inTurns(await builtTeams(teams), publishers, (built) => publish(store, built, { by: 'bench' }));
}

export async function builtTeams({ first, count, version }: BuiltTeams): Promise<string[]> {
  const folders: string[] = [];
  for (let index = first; index < first + count; index++) {
    const folder = await builtFolder(version, teamRemote(index, version));
    // As after a build: compression is not part of publishing.
    await compress(await uncompressedFiles(folder));
    folders.push(folder);
  }
  return folders;
}

/** Concurrent publishers take folders from a queue and delete them; returns the duration of each in milliseconds. */
export async function inTurns(
  folders: readonly string[],
  publishers: number,
  work: (folder: string) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const waiting = [...folders];
  const takeTurns = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const started = performance.now();
      await work(folder);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: publishers }, takeTurns));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  return times;
}
