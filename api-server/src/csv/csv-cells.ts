import { fromMinor } from '@comptoir/api-contract/money';

/** Writes '20/11/2026 09:30' in the time zone, as the lists do in every language; nothing for what has not happened. */
export function dateCells(timeZone: string): (moment: Date | null) => string {
  // Making a format costs a hundred times as much as using it.
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => (moment ? format.format(moment).replace(',', '') : '');
}

/** Writes '20/11/2026' in the time zone. */
export function dayCells(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' });
  return (moment) => format.format(moment);
}

/**
 * '120.50'; empty for what is not known. In every language with a plain decimal point and without grouping: programs read
 * these cells, and a comma would part one figure into two where commas part the cells.
 */
export function amountCell(minor: bigint | null): string {
  return minor === null ? '' : fromMinor(minor).toFixed(2);
}
