import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { HandoverKind, HandoverState } from '@comptoir/api-contract/handovers';
import type { Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns';

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
  source: 'HANDOVER';
  sourceId: string;
  currency: CurrencyCode;
  /** Negative if cash is missing. */
  amountMinor: bigint;
  /** The person who answers for it. */
  ownerId: string;
  openedAt: Timestamp;
  dueAt: Timestamp;
  state: Generated<'OPEN' | 'RESOLVED'>;
  version: Generated<number>;
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
