import type { Role } from '@comptoir/api-contract/roles';
import { refused } from '../api-error';
import type { ClaimValue, SsoRules } from './sso-rules';

export type Claims = Readonly<Record<string, unknown>>;

/** Values of a claim, also of one inside of another: `realm_access.roles`. */
export function valuesOf(claims: Claims, name: string): string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : inside(claims, name.split('.'));
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.filter((one) => ['string', 'number', 'boolean'].includes(typeof one)).map(String);
}

function inside(claims: Claims, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? new Map(Object.entries(at)).get(name)
        : undefined,
    claims,
  );
}

/** Letters beyond ASCII: some of them are in lower case those of another address, as the Kelvin sign, which is a k. */
const ASCII = /^[!-~]+$/;

/** Email in lower case; undefined without one that the provider has verified. */
export function verifiedEmail({ verifiedClaim }: SsoRules, claims: Claims): string | undefined {
  // Some providers write booleans as text or as a number.
  const isVerified = ['true', '1'].includes(valuesOf(claims, verifiedClaim)[0] ?? '');
  const [email = ''] = valuesOf(claims, 'email');
  return isVerified && ASCII.test(email) ? email.toLowerCase() : undefined;
}

/** @throws {ApiError} `sso-not-allowed` */
export function requireAllowed(rules: SsoRules, claims: Claims): void {
  const domain = verifiedEmail(rules, claims)?.split('@').at(-1) ?? '';
  const isOfDomain = rules.domains.length === 0 || rules.domains.includes(domain);
  if (!isOfDomain || !rules.required.every((one) => states(claims, one))) throw refused('sso-not-allowed');
}

/**
 * Role that the claims give; undefined if roles are those of the accounts.
 *
 * @throws {ApiError} `sso-role` for none, or for several
 */
export function roleOf({ roles }: SsoRules, claims: Claims): Role | undefined {
  if (!roles) return undefined;
  const found = new Set(valuesOf(claims, roles.claim).flatMap((value) => roles.values.get(value) ?? []));
  const [role] = found;
  if (role === undefined || found.size > 1) throw refused('sso-role');
  return role;
}

/** True if the provider states a second step. */
export function hasSecondStep({ secondStep }: SsoRules, claims: Claims): boolean {
  return secondStep.some((one) => states(claims, one));
}

function states(claims: Claims, { claim, value }: ClaimValue): boolean {
  return valuesOf(claims, claim).includes(value);
}
