import { readdir, readFile as readFileHere } from 'node:fs/promises';
import path from 'node:path';
import { refuseBroken } from '../invariants';
import { EMPTY_REGISTRY, type RegistryRecord } from '../registry.schema';
import type { RegistryKeys } from '../signing/registry-keys';
import { registryTexts } from '../signing/registry-text';
import { RegistryError, type RegistryStore } from '../store';
import type { Bucket, Condition } from './bucket';
import { withBucketLock } from './bucket-lock';
import { contentType, FOREVER } from '../content-type';
import { refuseIncomplete } from '../verify';

export { openBucket } from './bucket';

const REGISTRY = 'registry.json';

export function bucketStore(bucket: Bucket, keys: RegistryKeys): RegistryStore {
  const place = `${bucket.place}/${REGISTRY}`;
  const texts = registryTexts(place, keys);
  const readFile = async (file: string) => (await bucket.get(file))?.content;

  async function readWithCondition(): Promise<{ record: RegistryRecord; when: Condition }> {
    const stored = await bucket.get(REGISTRY);
    if (!stored) return { record: EMPTY_REGISTRY, when: { absent: true } };
    const record = await texts.read(Buffer.from(stored.content));
    return { record, when: { tag: stored.tag } };
  }

  return {
    place: bucket.place,
    publicKeys: () => texts.publicKeys(),
    ...(keys.renew && { renewKeys: keys.renew }),
    read: async () => (await readWithCondition()).record,
    etag: async () => (await bucket.tagOf(REGISTRY)) ?? '',
    update: (change) =>
      withBucketLock(bucket, `${REGISTRY}.lock`, async () => {
        const { record, when } = await readWithCondition();
        const registry = await change(record);
        if (registry === record) return registry;
        refuseBroken(record, registry);
        const { content, written } = await texts.write(registry);
        const tag = await bucket.put(REGISTRY, content, {
          when,
          type: contentType(REGISTRY),
          cacheControl: 'no-cache',
        });
        if (tag === undefined) {
          throw new RegistryError(`Another publisher changed ${place}; nothing was written. Try again`);
        }
        return written();
      }),
    uploadVersion: async (remote, uploaded, folder) => {
      // Buckets cannot move objects, so all uploads wait for the lock.
      const commit = async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
        const target = `${remote}/${uploaded.version}`;
        await Promise.all(
          files.map(async (file) => {
            const name = path.relative(folder, file).split(path.sep).join('/');
            const options = { type: contentType(name), cacheControl: FOREVER };
            await bucket.put(`${target}/${name}`, await readFileHere(file), options);
          }),
        );
        await refuseIncomplete(remote, uploaded, (file) => readFile(`${target}/${file}`));
      };
      return { commit, discard: async () => undefined };
    },
    removeVersion: async (remote, version) => bucket.remove(await bucket.list(`${remote}/${version}`)),
    readFile,
  };
}
