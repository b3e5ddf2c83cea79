import { activeRemote, changedRemote, isoTime, publishedRemote, type Actor } from './change';
import { servicesOf, waitingServices } from './services';
import { RegistryError, type RegistryStore } from './store';

type Decider = Omit<Actor, 'team'> & { reason: string };

/**
 * Lets the pages of a remote call the services that it declares. A service of a later version needs consent again.
 * @returns the services
 * @throws RegistryError if none waits
 */
export async function consent(store: RegistryStore, name: string, { reason, ...actor }: Decider): Promise<string[]> {
  const at = isoTime(actor);
  const allowed: string[] = [];
  await store.update((registry) => {
    const remote = activeRemote(registry, name);
    const waiting = waitingServices(remote);
    if (waiting.length === 0) {
      const declared = [...servicesOf(remote).keys()].join(', ') || 'none';
      throw new RegistryError(`No service of ${name} waits for consent; it declares: ${declared}`);
    }
    allowed.splice(0, allowed.length, ...waiting);
    const decided = Object.fromEntries(waiting.map((service) => [service, { at, by: actor.by, reason }]));
    return changedRemote(
      registry,
      name,
      { ...remote, services: { ...remote.services, ...decided } },
      { at, by: actor.by, action: 'consent', to: waiting.join(', '), reason },
    );
  });
  return allowed;
}

/** @throws RegistryError without consent to it */
export async function withdrawConsent(
  store: RegistryStore,
  name: string,
  { service, reason, ...actor }: Decider & { service: string },
): Promise<void> {
  await store.update((registry) => {
    const remote = publishedRemote(registry, name);
    const { [service]: consented, ...others } = remote.services ?? {};
    if (!consented) throw new RegistryError(`${name} has no consent to call the service ${service}`);
    return changedRemote(
      registry,
      name,
      { ...remote, services: others },
      { at: isoTime(actor), by: actor.by, action: 'withdraw-consent', from: service, reason },
    );
  });
}
