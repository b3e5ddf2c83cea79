import type { AccessTokenClaims } from '@comptoir/api-contract/session';
import { ROLES } from '@comptoir/api-contract/roles';
import { jwtDecode } from 'jwt-decode';

/** The token is not a JWT, or lacks a claim. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/**
 * Decodes the claims of an access token without verification, which the server does for each request.
 * @throws InvalidTokenError if it is not a JWT or lacks a claim
 */
export function decodeClaims(token: string): AccessTokenClaims {
  let claims: Partial<AccessTokenClaims>;
  try {
    claims = jwtDecode<Partial<AccessTokenClaims>>(token);
  } catch (cause) {
    throw new InvalidTokenError('The access token cannot be decoded', { cause });
  }
  const { sub, email, role, exp, officeId = null, countryCode = null, timeZone, platform } = claims;
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof exp !== 'number' || !isRole(role)) {
    throw new InvalidTokenError('The access token lacks a claim');
  }
  const optional = { ...(timeZone !== undefined && { timeZone }), ...(platform && { platform }) };
  return { sub, email, role, exp, officeId, countryCode, ...optional };
}

/** Address that an invitation was sent to; `undefined` for an invalid link. */
export function emailOfInvitation(token: string): string | undefined {
  try {
    const { email } = jwtDecode<{ email?: unknown }>(token);
    return typeof email === 'string' ? email : undefined;
  } catch {
    return undefined;
  }
}

function isRole(role: unknown): role is AccessTokenClaims['role'] {
  return ROLES.some((known) => known === role);
}
