import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import type { Connection } from '../database/database';
import type { Reach } from '../access/reach';
import { dayOf } from '../calendar/local-day';

export interface ExportScope {
  office?: string | undefined;
  /** Further filter that limits the file, for example a currency. */
  part?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Named extends ExportScope {
  name: string;
  timeZone: string;
  format: ExportFormat;
}

/**
 * File name with office and days: `money-book-algiers-centre-2026-11-01-2026-11-30.csv`. An open period ends
 * today; without a period the export day is used.
 */
export function exportFileName({ name, office, part, from, to, timeZone, format }: Named, now: Date): string {
  const day = (instant: string | undefined) => (instant === undefined ? undefined : dayOf(new Date(instant), timeZone));
  const today = dayOf(now, timeZone);
  const first = day(from);
  const last = day(to) ?? (first !== undefined && first > today ? first : today);
  const days = first === undefined || first === last ? [last] : [first, last];
  return `${[name, ...[office, part].flatMap((text) => (text ? [kebab(text)] : [])), ...days].join('-')}.${format}`;
}

export async function exportScope(
  connection: Connection,
  { officeId }: Reach,
  { from, to }: Omit<ExportScope, 'office'> = {},
): Promise<ExportScope> {
  if (officeId === undefined) return { from, to };
  const office = await connection.selectFrom('offices').select('name').where('id', '=', officeId).executeTakeFirst();
  return { office: office?.name, from, to };
}

/** 'Algiers Centre' becomes 'algiers-centre', 'Béjaïa' becomes 'bejaia'; other alphabets are kept. */
function kebab(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');
}
