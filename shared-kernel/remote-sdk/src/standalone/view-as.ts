import type { Role } from '@comptoir/api-contract/roles';
import type { Selection } from '@comptoir/kernel/selection';
import { session } from '@comptoir/kernel/session';

const REAL = 'realToken';

/**
 * Shows the page as a user of another role would see it, with the selection. The API still uses the real user and
 * their permissions.
 */
export function viewAs(role: Role, { selectedCountryCode, selectedOfficeId }: Selection): void {
  const current = session.get();
  if (current.status === 'signed-out') return;
  const real = realToken(current.token);
  const place = {
    ...(role !== 'SUPERADMIN' && selectedCountryCode && { countryCode: selectedCountryCode }),
    ...((role === 'OFFICEMANAGER' || role === 'COLLECTOR') && selectedOfficeId && { officeId: selectedOfficeId }),
  };
  const claims = { ...current.claims, ...place, role, [REAL]: real };
  session.signIn(`${part({ alg: 'none' })}.${part(claims)}.`);
}

/** Makes API requests carry the API's token. Call it once, before any request. */
export function sendRealToken(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
    if (token === undefined) return fetch(input, init);
    headers.set('authorization', `Bearer ${realToken(token)}`);
    return fetch(input, { ...init, headers });
  };
}

function realToken(token: string): string {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const claims: Readonly<Record<string, unknown>> = JSON.parse(new TextDecoder().decode(bytes));
  const real = claims[REAL];
  return typeof real === 'string' ? real : token;
}

function part(content: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
