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
import { Id, optionalText, queryInteger, requiredText, TimeZone } from './values';

/** Largest file that is imported, in bytes. */
export const IMPORT_SIZE_LIMIT_BYTES = 10 * 1024 * 1024;
/** So many rows of records has a file at most. */
export const IMPORT_ROWS_LIMIT = 50_000;
/** Largest number of columns that are read; an import names the others. */
export const IMPORT_COLUMNS_LIMIT = 200;
/** So many rows are left out one by one; more are left out by their kind. */
export const IMPORT_WITHOUT_LIMIT = 10_000;
/** Number of rows at the beginning of a file among which that with the titles is. */
export const IMPORT_HEAD_ROWS = 20;
/** Largest page of the rows of an import. */
export const IMPORT_PAGE_LIMIT = 200;

export const IMPORT_KINDS = ['agencies', 'collectors', 'suppliers', 'collections'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** How the text of a file (CSV) may be written. */
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

/** The fields that a column may be of. */
export const IMPORT_FIELDS = {
  agencies: importedOf(agencyFields),
  collectors: importedOf(personFields),
  suppliers: importedOf(supplierFields),
  collections: ['id', 'agency', 'collector', 'date', 'time', 'currency', 'amount', 'position', 'note'],
} as const satisfies Record<ImportKindName, readonly string[]>;

/** Those without which nobody knows which record a row is about. */
export const IMPORT_KEYS: Record<ImportKindName, readonly string[]> = {
  agencies: importedOf(agencyFields, 'key'),
  collectors: importedOf(personFields, 'key'),
  suppliers: importedOf(supplierFields, 'key'),
  collections: ['agency', 'date'],
};

/** Required fields of a new record. Where one is missing, unknown columns are shown before the preview. */
export const IMPORT_NEEDED: Record<ImportKindName, readonly string[]> = {
  agencies: importedOf(agencyFields, 'key', 'needed'),
  collectors: importedOf(personFields, 'key', 'needed'),
  suppliers: importedOf(supplierFields, 'key', 'needed'),
  collections: ['agency', 'collector', 'date', 'amount'],
};

export type ImportField<Kind extends ImportKindName = ImportKindName> = (typeof IMPORT_FIELDS)[Kind][number];

/** What a row is: `unread` until the columns are known. */
export const IMPORT_ROW_KINDS = ['unread', 'new', 'changed', 'equal', 'wrong'] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** What became of a row that was taken over, or not. */
export const IMPORT_OUTCOMES = ['done', 'refused', 'undone', 'kept'] as const;

/**
 * `waiting` for its file, `reading` it, `unmapped` where columns are not known, `ready` with a preview; then it is
 * `committing` or `committed`, and may be `withdrawing` or `withdrawn`.
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
  /** The field that it is of; null for one that is left out. */
  field: z.nullable(z.string()),
  /** What stands in it in the first rows. */
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
  /** The row with the titles, as the spreadsheet counts; 0 for an import from before it was kept. */
  headerRow: count,
  /** The first rows of the file with the beginning of their cells, to choose that with the titles; none in a list. */
  head: z.array(z.object({ row: count, cells: z.array(z.string()) })),
  /** How the text of the file was read: a guess where nothing in it says so. Absent for a workbook. */
  encoding: z.optional(z.object({ name: z.enum(IMPORT_ENCODINGS), isGuess: z.boolean() })),
  /** The titles of columns that are too far to the right to be read. */
  leftOut: z.optional(z.array(z.string())),
  /** Numbers of rows of the file by kind; `warned` counts rows of any kind that have a warning. */
  counts: z.object({ total: count, new: count, changed: count, equal: count, wrong: count, warned: count }),
  /** Names the preview; null where there is none. */
  hash: z.nullable(z.string()),
  /** How far the commit is, and how far its taking back. */
  progress: z.object({
    chosen: count,
    done: count,
    refused: count,
    undone: count,
    kept: count,
  }),
});

export const ImportRow = z.object({
  /** As the spreadsheet counts: the titles are above it. */
  row: count,
  kind: z.enum(IMPORT_ROW_KINDS),
  /** What the row says, by field. */
  values: z.record(z.string(), z.string()),
  /** Field by field, as it is and as it would be. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** What is wrong, each at its field. */
  problems: z.array(Issue),
  /**
   * Values read from the cells, by field, where they differ from the text: `amount` '12500.00', `currency` and
   * `countryCode` by code, `date` 'YYYY-MM-DD' and `time` 'HH:mm' on the clocks of the office, `agency` and `collector` by their names.
   */
  understood: z.record(z.string(), z.string()),
  /** Warnings for the person who imports, each at its field; they refuse nothing. */
  warnings: z.array(Issue),
  outcome: z.nullable(z.enum(IMPORT_OUTCOMES)),
  recordId: z.nullable(z.string()),
});

export const ImportInput = z.object({
  kind: z.enum(IMPORT_KINDS),
  officeId: Id,
  fileName: requiredText('A file is required'),
  timeZone: TimeZone,
  /** How the text of the file is written, where the guess of a first import was wrong. */
  encoding: z.optional(z.enum(IMPORT_ENCODINGS)),
});

export const ImportMapping = z.object({
  /** The row with the titles: another one of `head`. */
  headerRow: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
  /** For each column the field that it is of; null leaves it out. Without it the titles tell. */
  fields: z.optional(
    z
      .array(z.nullable(optionalText(40)))
      .check(z.maxLength(IMPORT_COLUMNS_LIMIT, `At most ${IMPORT_COLUMNS_LIMIT} columns`)),
  ),
});

export const ImportCommit = z.object({
  /** Of the preview that the person saw: what is taken over is exactly that. */
  hash: z.string().check(z.maxLength(100)),
  kinds: z.array(z.enum(['new', 'changed'])).check(z.minLength(1, 'Choose what is imported'), z.maxLength(2)),
  /** Rows that stay out. */
  without: z.array(z.int()).check(z.maxLength(IMPORT_WITHOUT_LIMIT, 'At most 10000 rows can be excluded one by one')),
});

/** Which rows are read: of a kind, or of what became of them. */
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
    summary: 'Import exactly the preview; 409 with a new preview if the data has changed',
    access: STAFF,
    params,
    body: ImportCommit,
    response: Import,
  }),
  withdrawImport: operation({
    summary: 'Undo an import: deletes new records and restores changed ones, except records in use',
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
