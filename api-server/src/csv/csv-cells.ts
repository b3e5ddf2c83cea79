import { fromMinor } from '@comptoir/api-contract/money';

/** '20/11/2026 09:30' in the time zone; empty for what has not happened. */
export function dateCell(moment: Date | null, timeZone: string): string {
  if (!moment) return '';
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(',', '');
}

/** '120.50'; empty for what is not known. */
export function amountCell(minor: bigint | null): string {
  return minor === null ? '' : fromMinor(minor).toFixed(2);
}
