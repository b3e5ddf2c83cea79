import { fromMinor } from '@comptoir/api-contract/money';
import { stringify, type Stringifier } from 'csv-stringify';
import type { CollectionRow } from './collections.repository';

const COLUMNS = [
  'Id',
  'Status',
  'Agency',
  'Address',
  'Scheduled date',
  'Collection date',
  'Collector',
  'Currency',
  'Scheduled amount',
  'Collected amount',
  'Notes',
];

/**
 * Turns collections into CSV as RFC 4180 says, in UTF-8 with a byte order mark. A cell that a spreadsheet would take for
 * a formula begins with an apostrophe.
 */
export function collectionCsv(): Stringifier {
  return stringify({ header: true, columns: COLUMNS, bom: true, record_delimiter: 'windows', escape_formulas: true });
}

/** The cells of a collection, in the order of the header. */
export function csvCells(row: CollectionRow, timeZone: string): string[] {
  const date = (moment: Date | null) => (moment ? dateText(moment, timeZone) : '');
  const amount = (minor: bigint | null) => (minor === null ? '' : fromMinor(minor).toFixed(2));
  return [
    String(row.id),
    row.status,
    row.agencyName,
    row.agencyAddress,
    date(row.scheduledAt),
    date(row.collectedAt),
    row.collectorName,
    row.currency,
    amount(row.scheduledMinor),
    amount(row.collectedMinor),
    row.notes.map(({ note, author }) => `${author}: ${note}`).join(' | '),
  ];
}

/** Whether the platform knows a time zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    dateText(new Date(), name);
    return true;
  } catch {
    return false;
  }
}

/** '20/11/2026 09:30' in the time zone. */
function dateText(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(',', '');
}
