import type { ApprovalKind, RuledKind } from '@comptoir/api-contract/approval-kinds';
import type { ApproverRole } from '@comptoir/api-contract/approval-rules';
import type { ApprovalStatus } from '@comptoir/api-contract/awaited-approval';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Generated } from 'kysely';
import type { CreatedAt, Json, OptionalTimestamp, Timestamp } from './columns';

export interface ApprovalRulesTable {
  id: string;
  /** Place of the rule: an office, a country, or all offices without both. */
  officeId: string | null;
  countryCode: string | null;
  kind: RuledKind;
  /** Null for each currency. */
  currency: CurrencyCode | null;
  /** Calls above it need an approval; 0 for kinds without an amount. */
  thresholdMinor: bigint;
  approverRole: ApproverRole;
  validFrom: Timestamp;
  createdBy: string;
  createdAt: CreatedAt;
  endedBy: string | null;
  endedAt: OptionalTimestamp;
}

export interface ApprovalsTable {
  id: string;
  kind: ApprovalKind;
  /** Place of the request: an office, a country for a person without one, or none for rules. */
  officeId: string | null;
  countryCode: string | null;
  /** Operation, parameters, query, body and expected version, and the maker. */
  request: Json;
  /** Hex SHA-256 over the canonical JSON of the request. */
  requestHash: string;
  /** Amounts as texts in minor units, by currency. */
  amounts: Json;
  reason: string | null;
  /** Type and id of the record that the request changes. */
  about: Json;
  approverRole: ApproverRole;
  requestedBy: string;
  /** Key that a program asked with. */
  apiKeyId: string | null;
  createdAt: CreatedAt;
  expiresAt: Timestamp;
  status: Generated<ApprovalStatus>;
  decidedBy: string | null;
  decidedAt: OptionalTimestamp;
  note: string | null;
  /** Record that an approved request made or changed, or refusal of a failed one. */
  result: Json;
}
