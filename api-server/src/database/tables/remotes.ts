import type { ReasonCode } from '@comptoir/api-contract/reason-codes';
import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import type { Generated, JSONColumnType } from 'kysely';
import type { ChangedAt, CreatedAt, Timestamp } from './columns';

interface OfVersion {
  remote: string;
  version: string;
}

export interface RemoteFailuresTable extends OfVersion {
  reason: ReasonCode;
  firstAt: CreatedAt;
  lastAt: ChangedAt;
  reports: Generated<number>;
}

export interface RemoteDecisionsTable extends OfVersion {
  decision: RemoteDecision['decision'];
  share: number | null;
  reason: string;
  at: ChangedAt;
}

export interface RemoteUsesTable extends OfVersion {
  hour: Timestamp;
  views: Generated<number>;
  people: Generated<number>;
  failures: Generated<number>;
  /** Counts per range of `histogram.ts`. */
  load: number[];
  lcp: number[];
  inp: number[];
  cls: number[];
}

export interface RemoteWitnessesTable extends OfVersion {
  /** Hash that identifies a person within one version only. */
  witness: string;
  reason: ReasonCode;
  instead: string | null;
  /** Office of the person; empty without one. */
  place: Generated<string>;
  /** The account is older than a day. */
  known: Generated<boolean>;
  at: ChangedAt;
}

export interface RemoteLimitsTable extends RemoteLimits {
  remote: string;
}

/** Versions whose first crash was reported to their team. */
export interface RemoteCrashesTable extends OfVersion {
  at: CreatedAt;
}

export interface RemoteSettingsTable {
  remote: string;
  /** Country code, or id of an office; empty for the deployment. */
  place: string;
  officeId: string | null;
  stored: JSONColumnType<Record<string, string | number | boolean>>;
}
