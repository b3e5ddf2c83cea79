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
    ...(content.pickUpId !== undefined && { pickUpId: content.pickUpId }),
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

export function asCheck(found: ReceiptRow | 'NOT_GENUINE' | 'NOT_CONFIRMED'): ReceiptCheck {
  if (typeof found === 'string') return { state: found, receipt: null };
  const { content } = found;
  const replacedBy = found.replacedBy === null ? null : String(found.replacedBy);
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
