import type { Role } from '@comptoir/api-contract/roles';

/** A claim with one of its values; of a list, one suffices. */
export interface ClaimValue {
  claim: string;
  value: string;
}

/** One OpenID provider, and who may sign in through it. */
export interface SsoRules {
  /** Shown on the sign-in page. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** Address of the product, without a slash at its end. */
  publicUrl: string;
  /** `create` makes accounts at the first sign-in; `known` accepts people with an account only. */
  accounts: 'known' | 'create';
  /** Links an account at its first sign-in by a verified email. */
  linksByEmail: boolean;
  /** Claim that states that the email is verified. */
  verifiedClaim: string;
  /** Domains of verified emails; empty for any. */
  domains: readonly string[];
  /** All of them are needed. */
  required: readonly ClaimValue[];
  /** Absent: the roles are those of the accounts. */
  roles?: { claim: string; values: ReadonlyMap<string, Role> };
  /** Claim with the id or the name of an office, for new accounts. */
  officeClaim: string;
  /** Claim with the country of a new ADMIN. */
  countryClaim: string;
  /** One of them states a second step at the provider. */
  secondStep: readonly ClaimValue[];
  /** Passwords sign in these accounts only, and SUPERADMINs with a second step; absent: everyone. */
  breakGlass?: readonly string[];
}
