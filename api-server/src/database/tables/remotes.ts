import type { ReasonCode } from '@comptoir/api-contract/reason-codes';
import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import type { Generated } from 'kysely';
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
  /** Percent of the people. */
  share: number | null;
  reason: string;
  at: ChangedAt;
}

export interface RemoteUsesTable extends OfVersion {
  hour: Timestamp;
  views: Generated<number>;
  people: Generated<number>;
  failures: Generated<number>;
  /** How many measures fell into each range of `histogram.ts`. */
  load: number[];
  lcp: number[];
  inp: number[];
  cls: number[];
}

/** Who met a failure of a version lately. */
export interface RemoteWitnessesTable extends OfVersion {
  /** A hash that tells one person from another, and from the same one at another version. */
  witness: string;
  reason: ReasonCode;
  /** The version that took its place there. */
  instead: string | null;
  at: ChangedAt;
}

export interface RemoteLimitsTable extends RemoteLimits {
  remote: string;
}
