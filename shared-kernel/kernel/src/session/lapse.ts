import type { AccessTokenClaims } from '@comptoir/api-contract/session';

/** In milliseconds. */
const DAY_MS = 24 * 3_600_000;

type Expiring = Pick<AccessTokenClaims, 'exp' | 'role'>;

/**
 * Time at which a session ends, in milliseconds since 1970. A collector without a signal cannot sign in again, so the
 * day stays readable for another one: the server refuses an expired token in any case.
 */
export function endOfSession({ exp, role }: Expiring): number {
  return exp * 1000 + (role === 'COLLECTOR' ? DAY_MS : 0);
}

/** True for a session that continues although its token has expired. */
export function hasLapsed(claims: Expiring, now: number): boolean {
  return claims.exp * 1000 <= now && now < endOfSession(claims);
}
