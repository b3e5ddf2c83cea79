import { createHash } from 'node:crypto';
import type { ReceiptContent } from '../database/tables/receipts';

export function hashOfContent(content: ReceiptContent): string {
  return createHash('sha256').update(canonicalText(content)).digest('hex');
}

/** JSON with sorted names and without spaces, since a database may order them otherwise. */
function canonicalText(content: ReceiptContent): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
