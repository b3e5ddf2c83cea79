import path from 'node:path';
import { createJiti } from 'jiti';
import type { RemoteConfig } from '@comptoir/kernel/remote/config';
import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { descriptorOf } from './exposed-modules';

/** Descriptor from the current `remote.config.ts`; a development server reads it again for each compilation. */
export async function currentDescriptor(directory: string, version: string): Promise<RemoteDescriptor> {
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  const config = await jiti.import<RemoteConfig>(path.join(directory, 'remote.config.ts'), { default: true });
  return descriptorOf(config, version);
}
