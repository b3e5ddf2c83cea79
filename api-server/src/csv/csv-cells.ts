import { fromMinor } from '@comptoir/api-contract/money';

/** Writes '20/11/2026 09:30' in the time zone; nothing for what has not happened. */
export function dateCells(timeZone: string): (moment: Date | null) => string {
  // Making a format costs a hundred times as much as using it.
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => (moment ? format.format(moment).replace(',', '') : '');
}

/** '120.50'; empty for what is not known. */
export function amountCell(minor: bigint | null): string {
  return minor === null ? '' : fromMinor(minor).toFixed(2);
}
