import path from 'node:path';
import { folderStore } from './folder/folder-store';
import { environmentKeys } from './signing/registry-keys';
import { RegistryError, type RegistryStore } from './store';

/**
 * Opens the registry at `place`: a folder, or `s3://bucket/prefix` (with `S3_ENDPOINT`, `S3_REGION` and AWS
 * credentials in the environment).
 * @throws RegistryError for a bucket without keys, which could not be stored safely beside it
 */
export async function openStore(place: string, environment: NodeJS.ProcessEnv): Promise<RegistryStore> {
  const keys = environmentKeys(environment);
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place);
  if (!bucket) return folderStore(path.resolve(place), keys);
  if (!keys) throw new RegistryError(`${place} needs REGISTRY_PUBLIC_KEY, and REGISTRY_SIGNING_KEY to be changed`);
  // Loaded on demand, since most processes use a folder and not the SDK.
  const { bucketStore, openBucket } = await import('./bucket/bucket-store');
  const [, name = '', prefix = ''] = bucket;
  return bucketStore(openBucket({ name, prefix, environment }), keys);
}
