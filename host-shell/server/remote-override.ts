import { allowsOverride } from '@comptoir/api-contract/override-origins';
import { OVERRIDE_COOKIE, OverrideClaims } from '@comptoir/api-contract/remote-overrides';
import { createVerifier } from 'fast-jwt';
import * as z from 'zod/mini';
import type { PageOverride } from '../src/remote-override/page-override';

export interface OverrideOptions {
  /** Patterns as `allowsOverride` of the contract reads them. */
  origins: readonly string[];
  secret: string;
}

/** Override from the cookies of a browser; `undefined` for none, and for a forged, expired or disallowed one. */
export function overrideReader(options: OverrideOptions | undefined): (cookies?: string) => PageOverride | undefined {
  if (!options) return () => undefined;
  const verify: (token: string) => unknown = createVerifier({ algorithms: ['HS256'], key: options.secret });
  return (cookies = '') => {
    const token = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}=([^;]+)`).exec(cookies)?.[1];
    const claims = token === undefined ? undefined : claimsOf(verify, token);
    if (!claims || !allowsOverride(options.origins, claims.address)) return undefined;
    const { sub, remote, address, exp } = claims;
    return { by: sub, remote, address, until: new Date(exp * 1000).toISOString() };
  };
}

function claimsOf(verify: (token: string) => unknown, token: string): OverrideClaims | undefined {
  try {
    return z.parse(OverrideClaims, verify(token));
  } catch {
    return undefined;
  }
}
