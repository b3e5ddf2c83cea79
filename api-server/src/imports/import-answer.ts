import { IMPORT_ENCODINGS, IMPORT_HEAD_ROWS, type Import, type ImportRow } from '@comptoir/api-contract/imports';
import { Currency } from '@comptoir/api-contract/values';
import * as z from 'zod/mini';
import type { findRows } from './import-rows.repository';
import type { ImportRecord } from './imports.repository';

const Titles = z.array(z.string());
const Fields = z.array(z.nullable(z.string()));
const count = z._default(z.int(), 0);
const Sums = z.array(z.object({ currency: Currency, amount: z.number() }));
const Counts = z.object({
  new: count,
  changed: count,
  equal: count,
  wrong: count,
  warned: count,
  sums: z._default(Sums, []),
});

const Facts = z.object({
  encoding: z.optional(z.object({ name: z.enum(IMPORT_ENCODINGS), isGuess: z.boolean() })),
  leftOut: z._default(z.array(z.string()), []),
});
const OF_LINES: ReadonlySet<string> = new Set(['note']);

export type KindCounts = z.infer<typeof Counts>;

export function fieldsOf(record: Pick<ImportRecord, 'fields'>): (string | null)[] {
  return z.parse(Fields, record.fields ?? []);
}

export function titlesOfRecord({ titles }: Pick<ImportRecord, 'titles'>): string[] {
  return z.parse(Titles, titles ?? []);
}

export function valuesOf(fields: readonly (string | null)[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field, at) => (field === null ? [] : [[field, written(field, cells[at])]])),
  );
}

function written(field: string, cell = ''): string {
  return OF_LINES.has(field) ? cell : cell.replaceAll('\n', ' ');
}

type FileRows = readonly { row: number; cells: readonly string[] }[];

const SAMPLES = 3;
const HEAD_CELLS = 8;
const HEAD_CHARACTERS = 60;

/** An import in the shape of the API; `rows` are the first rows of its file. */
export function asImport(record: ImportRecord, rows: FileRows): Import {
  const { id, kind, officeId, fileName, state, createdAt, userId, makerName, hash } = record;
  const fields = fieldsOf(record);
  const { chosen, done, refused, undone, kept } = record;
  const { encoding, leftOut } = z.parse(Facts, record.facts ?? {});
  const { headerRow } = record;
  const { sums, ...counts } = z.parse(Counts, record.counts ?? {});
  const below = rows.filter(({ row }) => row > headerRow).slice(0, SAMPLES);
  return {
    id,
    kind,
    officeId,
    fileName,
    state,
    createdAt: createdAt.toISOString(),
    by: { id: userId, name: makerName },
    columns: titlesOfRecord(record).map((title, at) => ({
      title,
      field: fields[at] ?? null,
      samples: below.map(({ cells }) => cells[at] ?? ''),
    })),
    headerRow,
    head: rows.slice(0, IMPORT_HEAD_ROWS).map(({ row, cells }) => ({
      row,
      cells: cells.slice(0, HEAD_CELLS).map((cell) => cell.slice(0, HEAD_CHARACTERS)),
    })),
    ...(encoding && { encoding }),
    leftOut,
    counts: { total: record.total ?? 0, ...counts },
    ...(sums.length > 0 && { sums }),
    hash,
    progress: { chosen, done, refused, undone, kept },
  };
}

export function asRow(
  { fields }: Pick<ImportRecord, 'fields'>,
  { cells, ...row }: Awaited<ReturnType<typeof findRows>>[number],
): ImportRow {
  return { ...row, values: valuesOf(fieldsOf({ fields }), cells) };
}
