import * as z from 'zod/mini';

/** The media type of each format in which a list is exported. */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

/** CSV (RFC 4180, UTF-8 with BOM), unless a workbook (Office Open XML) is asked for. */
export const ExportFormat = z._default(z.enum(EXPORT_FORMATS, 'Not a format of exports'), 'csv');

export type ExportFormat = z.infer<typeof ExportFormat>;

/** What an operation that exports may answer. */
export const EXPORTED = ['text/csv', EXPORT_TYPES.xlsx] as const;
