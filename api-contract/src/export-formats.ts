import * as z from 'zod/mini';
import { LanguageCode } from './languages';
import { QueryText, TimeZone } from './values';

/** The media type of each format in which a list is exported. */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** CSV (RFC 4180, UTF-8 with BOM), unless a workbook (Office Open XML) is asked for. */
export const ExportFormat = z._default(z.enum(EXPORT_FORMATS, 'Not a format of exports'), 'csv');

/** The columns of the list, by their names with commas between: a file has those in this order, or all that there are. */
export const ExportColumns = QueryText;

/** What a file is asked for with, beside the filters of its list. */
export const EXPORT_OPTIONS = {
  timeZone: TimeZone,
  language: z.optional(LanguageCode),
  format: ExportFormat,
  columns: ExportColumns,
};

export type ExportFormat = z.infer<typeof ExportFormat>;

/** What an operation that exports may answer. */
export const EXPORTED = ['text/csv', EXPORT_TYPES.xlsx] as const;
