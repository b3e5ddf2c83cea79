import * as z from 'zod/mini';
import { LanguageCode } from './languages';
import { QueryText, TimeZone } from './values';

/** Media type of each export format. */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** CSV (RFC 4180, UTF-8 with BOM) by default, or a workbook (Office Open XML). */
export const ExportFormat = z._default(z.enum(EXPORT_FORMATS, 'Not a format of exports'), 'csv');

/** Comma-separated column names in order; all columns if absent. */
export const ExportColumns = QueryText;

/** Parameters of an export besides the filters of its list. */
export const EXPORT_OPTIONS = {
  timeZone: TimeZone,
  language: z.optional(LanguageCode),
  format: ExportFormat,
  columns: ExportColumns,
};

export type ExportFormat = z.infer<typeof ExportFormat>;

/** Media types of exports. */
export const EXPORTED = ['text/csv', EXPORT_TYPES.xlsx] as const;
