import { checkCode } from '@comptoir/api-contract/receipt-statement';
import type { Receipt, ReceiptCheck } from '@comptoir/api-contract/receipts';
import type { ReceiptContent } from '../database/tables/receipts';
import type { ReceiptRow } from './receipts.repository';

export function asReceipt({ content, contentHash, replacedBy }: ReceiptRow, url: string): Receipt {
  return {
    id: contentHash,
    kind: content.kind,
    number: content.number,
    checkCode: checkCode(contentHash),
    collectionId: content.collectionId,
    office: content.office,
    agency: content.agency,
    lines: linesOf(content),
    collectedDate: content.collectedAt,
    bookedDate: content.bookedAt,
    replaces: content.replaces,
    replacedBy: replacedBy === null ? null : String(replacedBy),
    url,
  };
}

export function asCheck(row: ReceiptRow | undefined): ReceiptCheck {
  if (!row) return { state: 'NOT_GENUINE', receipt: null };
  const { content } = row;
  const replacedBy = row.replacedBy === null ? null : String(row.replacedBy);
  return {
    state: replacedBy === null ? 'GENUINE' : 'VOIDED',
    receipt: {
      number: content.number,
      collectedDate: content.collectedAt,
      timeZone: content.office.timeZone,
      lines: linesOf(content),
      replacedBy,
    },
  };
}

function linesOf({ lines }: ReceiptContent) {
  return lines.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
}
