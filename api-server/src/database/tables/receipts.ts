import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { ReceiptKind } from '@comptoir/api-contract/receipts';
import type { ColumnType } from 'kysely';
import type { CreatedAt } from './columns';

/** Content of a receipt as it was when it was issued; texts only, so that its canonical form is exact. */
export interface ReceiptContent {
  version: '1';
  kind: ReceiptKind;
  number: string;
  office: { id: string; name: string; timeZone: string };
  agency: { id: string; name: string };
  collectionId: string;
  /** Pick-up whose cash is beside the amount of the collection. */
  pickUpId?: string;
  /** Amounts in major units: '120.50'. */
  lines: readonly { currency: CurrencyCode; amount: string }[];
  collectedAt: string;
  bookedAt: string;
  replaces: string | null;
}

export interface ReceiptsTable {
  officeId: string;
  /** Per office, from 1 without gaps. */
  number: bigint;
  kind: ReceiptKind;
  /** Id of the collection, or of the pick-up. */
  subject: string;
  /** Number of the receipt that it replaces. */
  replaces: bigint | null;
  content: ColumnType<ReceiptContent, string, never>;
  /** Hex SHA-256 over the canonical text of the content. */
  contentHash: string;
}

export interface ReceiptKeysTable {
  id: string;
  /** 32 bytes in base64url. */
  publicKey: string;
  createdAt: CreatedAt;
}
