import { candidates, type RegistryRecord } from '@comptoir/remote-registry';

export interface DeclaredService {
  remote: string;
  /** Version of the remote that the person is offered. */
  version: string;
  /** True if the platform engineer consented. */
  isAllowed: boolean;
}

/** Remote that declares a service in one of the versions that a page may show; the gate admits one for each name. */
export function declaredService(registry: RegistryRecord, service: string): DeclaredService | undefined {
  for (const [remote, published] of Object.entries(registry.remotes)) {
    const shown = candidates(published);
    const [first] = shown;
    const declares = shown.some(({ descriptor }) => descriptor.services?.some(({ name }) => name === service));
    if (first && declares) {
      return { remote, version: first.version, isAllowed: published.services?.[service] !== undefined };
    }
  }
  return undefined;
}
