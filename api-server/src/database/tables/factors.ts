import type { FactorKind } from '@comptoir/api-contract/factors';
import type { Generated } from 'kysely';
import type { CreatedAt, OptionalTimestamp, Timestamp } from './columns';

export interface FactorsTable {
  id: string;
  userId: string;
  kind: FactorKind;
  name: Generated<string>;
  /** Secret of an authenticator app, sealed. */
  secret: string | null;
  credentialId: string | null;
  publicKey: string | null;
  /** Last accepted step of an authenticator app, or signature counter of a passkey. */
  counter: Generated<bigint>;
  createdAt: CreatedAt;
  lastUsedAt: OptionalTimestamp;
}

export interface RecoveryCodesTable {
  userId: string;
  codeHash: string;
  usedAt: OptionalTimestamp;
}

export type TicketPurpose = 'SIGN_IN' | 'ENROLMENT' | 'ADDITION' | 'PASSKEY' | 'PASSKEY_ADDITION' | 'CONFIRMATION';

export interface FactorTicketsTable {
  tokenHash: string;
  purpose: TicketPurpose;
  userId: string | null;
  sessionId: string | null;
  browserHash: string | null;
  /** Secret of an authenticator app that is not confirmed yet, sealed. */
  secret: string | null;
  challenge: string | null;
  /** ID token of the single sign-on that waits for the second step, sealed. */
  idToken: string | null;
  tries: Generated<number>;
  expiresAt: Timestamp;
  usedAt: OptionalTimestamp;
}
