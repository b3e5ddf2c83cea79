import type { AccessTokenClaims } from '@comptoir/api-contract/session';

const SUPERADMIN: AccessTokenClaims = {
  sub: '01890000-0000-7000-8000-000000000001',
  email: 'superadmin@comptoir.example',
  role: 'SUPERADMIN',
  officeId: null,
  countryCode: null,
  exp: 4_102_444_800,
};

/** An access token with these claims and an invalid signature, which browsers do not verify. */
export function tokenFor(
  claims: { [Claim in keyof AccessTokenClaims]?: AccessTokenClaims[Claim] | undefined } = {},
): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...SUPERADMIN, ...claims })}.signature`;
}
