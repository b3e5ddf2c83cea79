import type { CreatedAt, OptionalTimestamp, Timestamp } from './columns';

export interface SigningKeysTable {
  id: string;
  secret: string;
  createdAt: CreatedAt;
  retiredAt: OptionalTimestamp;
}

export interface LoginAttemptsTable {
  id: string;
  account: string;
  address: string;
  attemptedAt: CreatedAt;
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
  /** Null while the first request of the key still runs. */
  status: number | null;
  etag: string | null;
  body: string | null;
  createdAt: CreatedAt;
}
