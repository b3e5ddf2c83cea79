import type { CaseResolution, CaseSource } from '@comptoir/api-contract/cash-cases';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { HandoverKind, HandoverState } from '@comptoir/api-contract/handovers';
import type { Role } from '@comptoir/api-contract/roles';
import type { Generated } from 'kysely';
import type { Json, MediaColumns, OptionalTimestamp, Timestamp } from './columns';

export interface HandoversTable {
  officeId: string;
  id: string;
  /** Per office, from 1. */
  number: bigint;
  kind: HandoverKind;
  state: HandoverState;
  fromUser: string;
  toUser: string | null;
  toOffice: string | null;
  source: 'TILL' | 'VAULT';
  seal: string | null;
  slip: string | null;
  note: string | null;
  offeredAt: Timestamp;
  countedAt: OptionalTimestamp;
  countedBy: string | null;
  recountedBy: string | null;
  endedAt: OptionalTimestamp;
  version: Generated<number>;
}

export interface HandoverLinesTable {
  officeId: string;
  handoverId: string;
  currency: CurrencyCode;
  declaredMinor: bigint;
  declaredCounts: Json;
  countedMinor: bigint | null;
  countedCounts: Json;
  recountedMinor: bigint | null;
  recountedCounts: Json;
}

export interface CashCasesTable {
  officeId: string;
  id: string;
  number: bigint;
  source: CaseSource;
  sourceId: string;
  currency: CurrencyCode;
  /** Negative if cash is missing. */
  amountMinor: bigint;
  /** Resolved part of the amount, with its sign. */
  settledMinor: Generated<bigint>;
  stepCount: Generated<number>;
  /** The person who answers for it. */
  ownerId: string;
  /** The owner at the opening; null if the owner never changed. */
  firstOwnerId: string | null;
  openedAt: Timestamp;
  dueAt: Timestamp;
  state: Generated<'OPEN' | 'RESOLVED'>;
  resolvedAt: OptionalTimestamp;
  version: Generated<number>;
}

/** Step of a resolution, booked with the reference `case:<id>:<step>`. */
export interface CashCaseStepsTable {
  officeId: string;
  caseId: string;
  /** From 1. */
  step: number;
  resolution: CaseResolution;
  /** Positive. */
  amountMinor: bigint;
  reason: string;
  userId: string;
  entryNumber: bigint;
  createdAt: Timestamp;
}

export interface CashCaseNotesTable {
  officeId: string;
  caseId: string;
  id: string;
  authorId: string;
  authorRole: Role;
  note: string;
  createdAt: Timestamp;
}

export interface CashCaseMediaTable extends MediaColumns {
  caseId: string;
}

export interface HandoverMediaTable extends MediaColumns {
  handoverId: string;
}

/** Cash with limits: the till, the vault, each collector without own limits, one collector. */
export type LimitedAccount = 'CASH' | 'VAULT' | 'HAND' | `HAND:${string}`;

/** Both amounts are null for a removed limit. */
export interface CashLimitsTable {
  officeId: string;
  account: LimitedAccount;
  currency: CurrencyCode;
  warnMinor: bigint | null;
  maxMinor: bigint | null;
  version: Generated<number>;
}
