import type { Registry } from '@comptoir/remote-registry/registry';
import { areaAt, liveDescriptors } from '../navigation/navigation';

/** Capabilities that the remote of an address needs. */
export function needsAt(registry: Registry, pathname: string): readonly string[] {
  const name = areaAt(registry, pathname)?.remote;
  return liveDescriptors(registry).find(({ remote }) => remote === name)?.descriptor.needs ?? [];
}
