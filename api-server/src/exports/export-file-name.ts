import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import type { Connection } from '../database/database';
import type { Reach } from '../access/reach';
import { dayOf } from '../calendar/local-day';

/** What the rows of a file are of. */
export interface ExportScope {
  /** The name of the office, where they are of one. */
  office?: string | undefined;
  /** The instants of the filter, as the call has them. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Named extends ExportScope {
  /** 'money-book' */
  name: string;
  timeZone: string;
  format: ExportFormat;
}

/**
 * The name of an exported file, with its office and its days: `money-book-algiers-centre-2026-11-01-2026-11-30.csv`. A
 * period that is still open ends today; without one it is the day of the export.
 */
export function exportFileName({ name, office, from, to, timeZone, format }: Named, now: Date): string {
  const day = (instant: string | undefined) => (instant === undefined ? undefined : dayOf(new Date(instant), timeZone));
  const today = dayOf(now, timeZone);
  const first = day(from);
  const last = day(to) ?? (first !== undefined && first > today ? first : today);
  const days = first === undefined || first === last ? [last] : [first, last];
  return `${[name, ...(office ? [kebab(office)] : []), ...days].join('-')}.${format}`;
}

/** What the rows of a list are of: the office that its reach is narrowed to, and the days that were asked for. */
export async function exportScope(
  connection: Connection,
  { officeId }: Reach,
  { from, to }: Omit<ExportScope, 'office'> = {},
): Promise<ExportScope> {
  if (officeId === undefined) return { from, to };
  const office = await connection.selectFrom('offices').select('name').where('id', '=', officeId).executeTakeFirst();
  return { office: office?.name, from, to };
}

/** 'Algiers Centre' as 'algiers-centre', 'Béjaïa' as 'bejaia'; letters of other alphabets stay. */
function kebab(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');
}
