import type { SsoRefusal } from '@comptoir/api-contract/refusals/sso';
import type { Generated } from 'kysely';
import type { CreatedAt, OptionalTimestamp, Timestamp } from './columns';

export interface SsoIdentitiesTable {
  issuer: string;
  subject: string;
  userId: string;
  createdAt: CreatedAt;
  lastUsedAt: OptionalTimestamp;
}

export interface SsoAttemptsTable {
  stateHash: string;
  browserHash: string;
  nonce: string;
  /** Secret of PKCE. */
  verifier: string;
  /** Path of the page to show after the sign-in. */
  returnTo: string;
  userId: string | null;
  /** The provider stated a second step. */
  hasSecondStep: Generated<boolean>;
  /** Sealed. */
  idToken: string | null;
  refusal: SsoRefusal | null;
  expiresAt: Timestamp;
  answeredAt: OptionalTimestamp;
  usedAt: OptionalTimestamp;
}
