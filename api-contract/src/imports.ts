import * as z from 'zod/mini';
import { EXPORTED, ExportFormat } from './export-formats';
import { Issue } from './errors';
import { agencyFields } from './fields/agency';
import { importedOf } from './fields/field';
import { personFields } from './fields/person';
import { supplierFields } from './fields/supplier';
import { LanguageCode } from './languages';
import { operation } from './operation';
import { STAFF } from './roles';
import { Currency, Id, optionalText, queryInteger, requiredText, TimeZone } from './values';

/** Largest file in bytes. */
export const IMPORT_SIZE_LIMIT_BYTES = 10 * 1024 * 1024;
/** Maximal number of rows of a file. */
export const IMPORT_ROWS_LIMIT = 50_000;
/** Maximal number of columns read; an import names the others. */
export const IMPORT_COLUMNS_LIMIT = 200;
/** Maximal number of rows excluded one by one; more are excluded by state. */
export const IMPORT_WITHOUT_LIMIT = 10_000;
/** Number of rows at the beginning of a file among which the header is searched. */
export const IMPORT_HEAD_ROWS = 20;
/** Largest page of the rows of an import. */
export const IMPORT_PAGE_LIMIT = 200;

export const IMPORT_KINDS = ['agencies', 'collectors', 'suppliers', 'collections'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** Encodings of a text file (CSV). */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1254',
  'windows-1256',
  'ibm850',
  'macintosh',
  'gb18030',
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

/** Fields to which a column can be mapped. */
export const IMPORT_FIELDS = {
  agencies: importedOf(agencyFields),
  collectors: importedOf(personFields),
  suppliers: importedOf(supplierFields),
  collections: ['id', 'agency', 'collector', 'date', 'time', 'currency', 'amount', 'position', 'note'],
} as const satisfies Record<ImportKindName, readonly string[]>;

/** Fields that identify the record of a row. */
export const IMPORT_KEYS: Record<ImportKindName, readonly string[]> = {
  agencies: importedOf(agencyFields, 'key'),
  collectors: importedOf(personFields, 'key'),
  suppliers: importedOf(supplierFields, 'key'),
  collections: ['agency', 'date'],
};

/** Required fields of a new record. If one is missing, unknown columns are shown before the preview. */
export const IMPORT_NEEDED: Record<ImportKindName, readonly string[]> = {
  agencies: importedOf(agencyFields, 'key', 'needed'),
  collectors: importedOf(personFields, 'key', 'needed'),
  suppliers: importedOf(supplierFields, 'key', 'needed'),
  collections: ['agency', 'collector', 'date', 'amount'],
};

export type ImportField<Kind extends ImportKindName = ImportKindName> = (typeof IMPORT_FIELDS)[Kind][number];

/** State of a row: `unread` until the columns are mapped. */
export const IMPORT_ROW_KINDS = ['unread', 'new', 'changed', 'equal', 'wrong'] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** Result of a row. */
export const IMPORT_OUTCOMES = ['done', 'refused', 'undone', 'kept'] as const;

/**
 * `waiting` for its file, `reading` it, `unmapped` until the columns are mapped, `ready` with a preview; then
 * `committing` or `committed`, and possibly `withdrawing` or `withdrawn`.
 */
export const IMPORT_STATES = [
  'waiting',
  'reading',
  'unmapped',
  'ready',
  'committing',
  'committed',
  'withdrawing',
  'withdrawn',
] as const;

const count = z.int();

const Column = z.object({
  title: z.string(),
  /** Mapped field; null for a skipped column. */
  field: z.nullable(z.string()),
  samples: z.array(z.string()),
});

export const Import = z.object({
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  officeId: Id,
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  createdAt: z.string(),
  by: z.object({ id: Id, name: z.string() }),
  columns: z.array(Column),
  /** Number of the header row in the spreadsheet; 0 for older imports. */
  headerRow: count,
  /** Beginning of the file, to choose the header; absent in a list. */
  head: z.array(z.object({ row: count, cells: z.array(z.string()) })),
  /** Encoding of a text file, possibly guessed. Absent for a workbook. */
  encoding: z.optional(z.object({ name: z.enum(IMPORT_ENCODINGS), isGuess: z.boolean() })),
  leftOut: z.optional(z.array(z.string())),
  /** Numbers of rows by state; `warned` counts rows in any state. */
  counts: z.object({ total: count, new: count, changed: count, equal: count, wrong: count, warned: count }),
  /** Amounts of the new rows by currency, in major units; absent without any. */
  sums: z.optional(z.array(z.object({ currency: Currency, amount: z.number() }))),
  /** Hash of the preview; null without one. */
  hash: z.nullable(z.string()),
  /** Progress of the commit and of its withdrawal. */
  progress: z.object({
    chosen: count,
    done: count,
    refused: count,
    undone: count,
    kept: count,
  }),
});

export const ImportRow = z.object({
  /** Row number in the spreadsheet, counting the header. */
  row: count,
  kind: z.enum(IMPORT_ROW_KINDS),
  values: z.record(z.string(), z.string()),
  /** Changed fields with old and new values. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(Issue),
  /**
   * Parsed values by field, where they differ from the text: `amount` '12500.00', `currency` and `countryCode` as
   * codes, `date` 'YYYY-MM-DD' and `time` 'HH:mm' in the time zone of the office, `agency` and `collector` as names.
   */
  understood: z.record(z.string(), z.string()),
  /** Warnings by field, which do not prevent the import. */
  warnings: z.array(Issue),
  outcome: z.nullable(z.enum(IMPORT_OUTCOMES)),
  recordId: z.nullable(z.string()),
});

export const ImportInput = z.object({
  kind: z.enum(IMPORT_KINDS),
  officeId: Id,
  fileName: requiredText('A file is required'),
  timeZone: TimeZone,
  /** Encoding of the text file, if the guess was wrong. */
  encoding: z.optional(z.enum(IMPORT_ENCODINGS)),
});

export const ImportMapping = z.object({
  /** Number of the header row: another one of `head`. */
  headerRow: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
  /** Field of each column; null skips it. Derived from the titles if absent. */
  fields: z.optional(
    z
      .array(z.nullable(optionalText(40)))
      .check(z.maxLength(IMPORT_COLUMNS_LIMIT, `At most ${IMPORT_COLUMNS_LIMIT} columns`)),
  ),
});

export const ImportCommit = z.object({
  /** Hash of the preview shown to the user: exactly that is imported. */
  hash: z.string().check(z.maxLength(100)),
  kinds: z.array(z.enum(['new', 'changed'])).check(z.minLength(1, 'Choose what is imported'), z.maxLength(2)),
  without: z.array(z.int()).check(z.maxLength(IMPORT_WITHOUT_LIMIT, 'At most 10000 rows can be excluded one by one')),
});

/** Row filters: by state or by result. */
export const IMPORT_ROW_FILTERS = ['new', 'changed', 'equal', 'wrong', 'warned', 'refused', 'kept'] as const;

const params = z.object({ id: Id });

export const importOperations = {
  listImports: operation({
    summary: 'Imports of one kind into an office in the last 30 days; administrators see those of everyone',
    access: STAFF,
    query: z.object({ kind: z.enum(IMPORT_KINDS), officeId: z.optional(Id) }),
    response: z.array(Import),
  }),
  createImport: operation({
    summary: 'Start an import; returns the one-time URL for a PUT of the file',
    access: STAFF,
    body: ImportInput,
    response: z.object({ import: Import, uploadUrl: z.string() }),
    status: 201,
  }),
  getImport: operation({
    summary: 'An import with its columns, row counts and progress',
    access: STAFF,
    params,
    response: Import,
  }),
  listImportRows: operation({
    summary: 'Rows of an import in file order, optionally of one kind',
    access: STAFF,
    params,
    query: z.object({
      only: z.optional(z.enum(IMPORT_ROW_FILTERS)),
      after: queryInteger(0, 10_000_000, 0),
      limit: queryInteger(1, IMPORT_PAGE_LIMIT, IMPORT_PAGE_LIMIT),
    }),
    response: z.array(ImportRow),
  }),
  mapImport: operation({
    summary: 'Set the header row and the field of each column; compares every row with the stored records',
    access: STAFF,
    params,
    body: ImportMapping,
    response: Import,
  }),
  commitImport: operation({
    stepUp: true,
    summary: 'Import exactly the preview; 409 with a new preview if the data has changed',
    access: STAFF,
    params,
    body: ImportCommit,
    response: Import,
  }),
  withdrawImport: operation({
    stepUp: true,
    summary:
      'Undo an import: deletes new records and restores changed ones, except records in use; removes an import that is not committed',
    access: STAFF,
    params,
    response: Import,
  }),
  exportImportTemplate: operation({
    summary: 'An empty template with the known titles: CSV, or XLSX with `format=xlsx`',
    access: STAFF,
    query: z.object({
      kind: z.enum(IMPORT_KINDS),
      language: z.optional(LanguageCode),
      format: ExportFormat,
    }),
    produces: EXPORTED,
  }),
};

export type Import = z.infer<typeof Import>;
export type ImportRow = z.infer<typeof ImportRow>;
export type ImportInput = z.infer<typeof ImportInput>;
export type ImportMapping = z.infer<typeof ImportMapping>;
export type ImportCommit = z.infer<typeof ImportCommit>;
