import { changed, isoTime, type Actor } from './change';
import type { RegistryRecord } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

/**
 * Signs the registry and every version again: with `REGISTRY_SIGNING_KEY`, or with a new pair where the keys are beside
 * the registry. The former public key must still be accepted. Returns the ids of both keys, equal if a publication
 * signed with the new key before.
 * @throws RegistryError
 */
export async function rekey(
  store: RegistryStore,
  { reason, ...actor }: Actor & { reason: string },
): Promise<{ from: string | undefined; to: string | undefined }> {
  const before = await store.read();
  if (before.revision === 0) throw new RegistryError(`There is no registry in ${store.place}`);
  let after = before;
  const signAgain = async () => {
    after = await store.update((registry) =>
      changed(registry, {}, { at: isoTime(actor), by: actor.by, action: 'rekey', reason }),
    );
  };
  await (store.renewKeys ? store.renewKeys(signAgain) : signAgain());
  return { from: keyOf(before), to: keyOf(after) };
}

function keyOf({ announced }: RegistryRecord): string | undefined {
  return announced?.signature.key;
}
