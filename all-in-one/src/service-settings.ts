import { StartError } from '@comptoir/api-server';
import { SERVICE_NAME, type ServicesOptions } from '@comptoir/host-shell/server';

const DEFAULT_DEADLINE_MS = 30_000;
const DEFAULT_LIMIT_BYTES = 10 * 1024 * 1024;
/** Addresses of the machine's own cloud interface, which hand out credentials. */
const METADATA = /^(?:169\.254\.|\[fe80:|metadata(?:\.|$))/i;

export type ServiceSettings = Omit<ServicesOptions, 'issueToken'>;

/**
 * Backends of remotes: `SERVICES="fleet=http://fleet.internal:8080 rates=https://rates.internal/v1"`. Undefined
 * without any.
 * @throws {StartError} `configuration`
 */
export function readServices(environment: NodeJS.ProcessEnv): ServiceSettings | undefined {
  const entries = (environment['SERVICES'] ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  const addresses = new Map(entries.map(entryOf));
  if (addresses.size !== entries.length) throw refused('SERVICES has one name twice.');
  const deadline = positive(environment, 'SERVICES_DEADLINE') ?? DEFAULT_DEADLINE_MS;
  const bodyLimit = positive(environment, 'SERVICES_BODY_LIMIT') ?? DEFAULT_LIMIT_BYTES;
  return entries.length === 0 ? undefined : { addresses, deadline, bodyLimit };
}

function entryOf(entry: string): [name: string, address: URL] {
  const [name = '', ...rest] = entry.split('=');
  const text = rest.join('=');
  if (!SERVICE_NAME.test(name)) throw refused(`SERVICES: "${name}" is not the name of a service, like fleet.`);
  if (!URL.canParse(text))
    throw refused(`SERVICES: the address of ${name} is not valid, like http://fleet.internal:8080.`);
  const address = new URL(text);
  const isPlain = !address.username && !address.password && !address.search && !address.hash;
  if (!['http:', 'https:'].includes(address.protocol) || !isPlain) {
    throw refused(`SERVICES: the address of ${name} has a host and a path only, and begins with http:// or https://.`);
  }
  if (METADATA.test(address.hostname)) {
    throw refused(`SERVICES: the address of ${name} is one of this machine's cloud interface.`);
  }
  return [name, address];
}

function positive(environment: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number <= 0) throw refused(`${name} must be a whole number above 0.`);
  return number;
}

function refused(message: string): StartError {
  return new StartError('configuration', message);
}
