import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY_REGISTRY, type RegistryRecord } from '../registry.schema';
import type { RegistryKeys } from '../signing/registry-keys';
import { readRegistry, writeRegistry } from '../signing/registry-text';
import { RegistryError, type RegistryStore } from '../store';
import type { Bucket, Condition } from './bucket';
import { withBucketLock } from './bucket-lock';
import { contentType, FOREVER } from '../content-type';

export { openBucket } from './bucket';

const REGISTRY = 'registry.json';

/** A registry in an S3-compatible bucket, with the keys of a folder's paths. */
export function bucketStore(bucket: Bucket, keys: RegistryKeys): RegistryStore {
  const place = `${bucket.place}/${REGISTRY}`;

  async function readWithCondition(): Promise<{ record: RegistryRecord; when: Condition }> {
    const stored = await bucket.get(REGISTRY);
    if (!stored) return { record: EMPTY_REGISTRY, when: { absent: true } };
    const record = await readRegistry(Buffer.from(stored.content).toString('utf8'), place, keys);
    return { record, when: { tag: stored.tag } };
  }

  return {
    place: bucket.place,
    read: async () => (await readWithCondition()).record,
    etag: async () => (await bucket.tagOf(REGISTRY)) ?? '',
    update: (change) =>
      withBucketLock(bucket, `${REGISTRY}.lock`, async () => {
        const { record, when } = await readWithCondition();
        const registry = await change(record);
        if (registry === record) return registry;
        const text = await writeRegistry(registry, keys);
        const written = await bucket.put(REGISTRY, text, {
          when,
          type: contentType(REGISTRY),
          cacheControl: 'no-cache',
        });
        if (written === undefined) {
          throw new RegistryError(`Somebody else changed ${place} meanwhile; nothing was changed, so try again`);
        }
        return registry;
      }),
    addVersion: async (remote, version, folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
      for (const file of files) {
        const name = path.relative(folder, file).split(path.sep).join('/');
        const options = { type: contentType(name), cacheControl: FOREVER };
        await bucket.put(`${remote}/${version}/${name}`, await readFile(file), options);
      }
    },
    removeVersion: async (remote, version) => bucket.remove(await bucket.list(`${remote}/${version}`)),
    readFile: async (file) => (await bucket.get(file))?.content,
  };
}
