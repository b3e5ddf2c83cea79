import * as z from 'zod/mini';

const Claims = z.looseObject({ exp: z.number() });

export function expiryOf(token: string): number {
  return claimsOf(token).exp * 1000;
}

/** The same token, twelve hours later; the page does not check signatures. */
export function renewed(token: string): string {
  const claims = claimsOf(token);
  return tokenWith({ ...claims, exp: claims.exp + 12 * 3600 });
}

/** A token of an office manager with `changes` and an invalid signature. */
export function tokenWith(changes: Readonly<Record<string, unknown>>): string {
  const claims = {
    sub: '01890000-0000-7000-8000-000000000001',
    email: 'manager@comptoir.example',
    role: 'OFFICEMANAGER',
    officeId: '01890000-0000-7000-8000-000000000002',
    countryCode: 'DZ',
    exp: 4_000_000_000,
    ...changes,
  };
  return [{ alg: 'HS256', typ: 'JWT' }, claims, {}].map(encoded).join('.');
}

function claimsOf(token: string): z.infer<typeof Claims> {
  return Claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
}

function encoded(part: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
