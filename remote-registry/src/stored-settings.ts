import { RemoteSettings } from '@comptoir/api-contract/remote-settings';
import type { RemoteDescriptor } from '@comptoir/kernel/remote/descriptor';
import { refusedSettings } from '@comptoir/kernel/remote/settings-schema';
import * as z from 'zod/mini';
import { readable } from './readable';
import { RegistryError } from './store';

const TIMEOUT_MS = 10_000;

/** @throws RegistryError if the schema of a version refuses values that the deployment stores for its remote */
export function refuseStoredSettings(
  { name, version, settings = {} }: RemoteDescriptor,
  stored: readonly RemoteSettings[],
): void {
  const refused = stored
    .filter(({ remote }) => remote === name)
    .flatMap(({ countryCode, officeId, values }) => {
      const place = officeId === undefined ? (countryCode ?? 'the deployment') : `the office ${officeId}`;
      return refusedSettings(settings, values).map(({ name: setting, reason }) => {
        const value = JSON.stringify(values[setting]);
        return `${name} ${version} refuses the stored setting ${setting} of ${place} (${value}): ${reason}`;
      });
    });
  if (refused.length > 0) {
    throw new RegistryError(`${refused.join('\n')}. Accept it, or change it on the page Platform`);
  }
}

/**
 * Stored settings of the deployment at `address`.
 * @throws RegistryError
 */
export async function readStoredSettings(address: string): Promise<RemoteSettings[]> {
  try {
    const url = new URL('/api/remote-settings', address);
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return z.parse(z.array(RemoteSettings), await response.json());
  } catch (cause) {
    throw new RegistryError(`${address} does not answer its settings of remotes: ${readable(cause)}`, { cause });
  }
}
