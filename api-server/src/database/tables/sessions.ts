import type { SecurityEventKind, SecurityOutcome } from '@comptoir/api-contract/security-events';
import type { EndReason } from '@comptoir/api-contract/session-records';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ChangedAt, CreatedAt, Json, OptionalTimestamp, Timestamp } from './columns';

export interface SessionsTable {
  id: string;
  userId: string;
  /** Incremented on every token renewal. */
  epoch: Generated<number>;
  createdAt: CreatedAt;
  lastSeenAt: ChangedAt;
  address: string;
  userAgent: string;
  endedAt: OptionalTimestamp;
  /** Last proof of a second step. */
  mfaAt: OptionalTimestamp;
  endReason: EndReason | null;
  /** ID token of a single sign-on, sealed; null for sessions of other sign-ins. */
  idToken: string | null;
}

export interface ApiKeysTable {
  id: string;
  userId: string;
  name: string;
  secretHash: string;
  scopes: readonly string[];
  officeId: string | null;
  addresses: readonly string[];
  createdAt: CreatedAt;
  expiresAt: Timestamp;
  endedAt: OptionalTimestamp;
  lastUsedAt: OptionalTimestamp;
  lastUsedAddress: string | null;
}

export interface SecurityEventsTable {
  id: string;
  at: CreatedAt;
  kind: SecurityEventKind;
  outcome: SecurityOutcome;
  personId: string | null;
  userId: string | null;
  officeId: string | null;
  countryCode: string | null;
  address: string | null;
  requestId: string | null;
  details: Json;
  chainNumber: GeneratedAlways<bigint>;
  chainHash: GeneratedAlways<string>;
}

export interface SigningKeysTable {
  id: string;
  secret: string;
  createdAt: CreatedAt;
  retiredAt: OptionalTimestamp;
}

/** Ed25519 key pairs of tokens for services. */
export interface ServiceKeysTable {
  id: string;
  /** Raw key in base64url. */
  publicKey: string;
  /** PKCS #8 as PEM. */
  privateKey: string;
  createdAt: CreatedAt;
}

export interface LoginAttemptsTable {
  id: string;
  account: string;
  address: string;
  attemptedAt: CreatedAt;
}

export interface InvitationMailsTable {
  addressHash: string;
  sentAt: CreatedAt;
}

export interface OneTimeTokensTable {
  tokenHash: string;
  purpose: 'INVITATION' | 'RESET';
  userId: string;
  createdAt: CreatedAt;
  expiresAt: Timestamp;
  usedAt: OptionalTimestamp;
}

export interface IdempotencyKeysTable {
  actor: string;
  key: string;
  operation: string;
  requestHash: string;
  /** Null while the first request with the key runs. */
  status: number | null;
  etag: string | null;
  body: string | null;
  createdAt: CreatedAt;
}
