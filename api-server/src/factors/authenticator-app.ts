import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Comptoir';
const PERIOD_SECONDS = 30;
/** Steps before and after the current one, for clocks that differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Address for the QR code. */
export function setupUri(secret: string, email: string): string {
  return appOf(secret, email).toString();
}

/** Number of the 30-second step that a code belongs to; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = appOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function appOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
