import type { FactorPolicy } from '@comptoir/api-contract/factors';
import type { Role } from '@comptoir/api-contract/roles';

/** Policy of a role; `days` from the first sign-in under it to the first one that needs a second step. */
export type RolePolicy =
  | { kind: Exclude<FactorPolicy, 'required'> }
  | { kind: Extract<FactorPolicy, 'required'>; days: number };

export interface PasskeySite {
  origin: string;
  host: string;
}

/** Second steps of a deployment. */
export interface FactorRules {
  policies: Readonly<Partial<Record<Role, RolePolicy>>>;
  /** Page for which passkeys are made; absent if they are switched off. */
  passkeys?: PasskeySite;
  /** Age of a confirmation that suffices for dangerous calls; absent if none is needed. */
  stepUpSeconds?: number;
}

export interface FactorOptions {
  rules: FactorRules;
  /** The first one seals secrets of authenticator apps, all of them open; by default a key stored in the database. */
  secrets: readonly string[];
}

export const NO_FACTORS: FactorOptions = { rules: { policies: {} }, secrets: [] };

export function policyOf({ policies }: FactorRules, role: Role): RolePolicy {
  return policies[role] ?? { kind: 'off' };
}
