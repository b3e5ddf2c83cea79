import type { ReasonCode } from '@comptoir/api-contract/reason-codes';
import type { Generated } from 'kysely';
import type { ChangedAt, CreatedAt, Json, OptionalTimestamp, Timestamp } from './columns';

export interface AuditEntriesTable {
  id: string;
  at: CreatedAt;
  userId: string | null;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  entity: string;
  entityId: string;
  officeId: string | null;
  countryCode: string | null;
  before: Json;
  after: Json;
}

export interface ListVersionsTable {
  officeId: string;
  list: string;
  version: Generated<bigint>;
  raisedAt: ChangedAt;
}

export interface JobsTable {
  id: Generated<bigint>;
  kind: string;
  key: string;
  runAt: Timestamp;
  payload: Json;
  attempts: Generated<number>;
  leaseUntil: OptionalTimestamp;
  doneAt: OptionalTimestamp;
  lastError: string | null;
}

export interface RemoteFailuresTable {
  remote: string;
  version: string;
  reason: ReasonCode;
  firstAt: CreatedAt;
  lastAt: ChangedAt;
  reports: Generated<number>;
}
