import type { Configuration, ServerMetadata } from 'openid-client';
import type { SsoRules } from './sso-rules';

/** Loaded with the first single sign-on: most deployments have none. */
export const library = () => import('openid-client');

const TIMEOUT_SECONDS = 5;
/** Usual inaccuracy of clocks. */
const CLOCK_TOLERANCE_SECONDS = 60;
const METADATA_FRESH_MS = 600_000;

/** Configuration of a sign-in. Each one fetches the keys, so that replaced ones are known at once. */
export function openConfiguration({ issuer, clientId, clientSecret }: SsoRules): () => Promise<Configuration> {
  const address = new URL(issuer);
  let cached: { readAt: number; metadata: ServerMetadata } | undefined;
  return async () => {
    const client = await library();
    const insecure = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    if (!cached || Date.now() - cached.readAt > METADATA_FRESH_MS) {
      const options = { execute: insecure, timeout: TIMEOUT_SECONDS };
      const found = await client.discovery(address, clientId, clientSecret, undefined, options);
      cached = { readAt: Date.now(), metadata: found.serverMetadata() };
    }
    const { metadata } = cached;
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authentication = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
    const tolerance = { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const created = new client.Configuration(metadata, clientId, tolerance, authentication(clientSecret));
    created.timeout = TIMEOUT_SECONDS;
    for (const allow of insecure) allow(created);
    client.enableNonRepudiationChecks(created);
    return created;
  };
}
