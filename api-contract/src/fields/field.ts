import * as z from 'zod/mini';
import type { output, util } from 'zod/v4/core';
import type { FieldLabel } from '../words/field-labels';

/** Formatter of a value in the history. */
export type AuditedAs =
  | 'amount'
  | 'country'
  | 'day'
  | 'files'
  | 'flag'
  | 'holidayRule'
  | 'limits'
  | 'moment'
  | 'name'
  | 'number'
  | 'role'
  | 'status'
  | 'text';

interface Exported {
  width: 'code' | 'name' | 'number' | 'text';
  /** Columns of the list, beside the field's own, whose choice exports this field as well. */
  with?: readonly string[];
}

/** Uses of the values of a field besides storing them. */
export interface Traits {
  /** Format of a value in the history and in the comparison of concurrent changes, or the reason for leaving it out. */
  audited: AuditedAs | { sentence: 'cashLimits' | 'notes' | 'position' | 'repetition' } | { excused: string };
  /** Role in imports: a `key` finds the record, a new record `needs` it, or the column is optional. */
  imported?: 'key' | 'needed' | 'optional';
  /** Included in the search of the list; the database keeps `search_text`, and a test compares both. */
  searched?: true;
  exported?: Exported;
}

/** A declared field: schemas of input, change and answer, the empty value of a form, and its traits. */
export interface Field extends Traits {
  input: z.ZodMiniType;
  change: z.ZodMiniType;
  answer: z.ZodMiniType;
  empty: unknown;
}

/** The fields of a record by name, in the order of forms and files. */
export type Fields = Readonly<Partial<Record<FieldLabel, Field>>>;

/** Checks that every field has a label, and keeps the precise types. */
export function fields<const Declared extends Fields>(declared: Declared): Declared {
  return declared;
}

/** A required text. Answers allow any text, because older rows follow former rules. */
export function text<Schema extends z.ZodMiniType<string, string>, const Of extends Traits>(
  schema: Schema,
  traits: Of,
) {
  return { ...traits, input: schema, change: schema, answer: z.string(), empty: '' };
}

/** An optional text, empty by default; a change without it keeps it. */
export function optional<const Of extends Traits>(schema: z.ZodMiniType<string, string>, traits: Of) {
  return { ...traits, input: z._default(schema, ''), change: schema, answer: z.string(), empty: '' };
}

const NOT_TYPED: { empty: number | undefined } = { empty: undefined };

/** A required number. */
export function number<Schema extends z.ZodMiniType<number, number>, const Of extends Traits>(
  schema: Schema,
  traits: Of,
) {
  return { ...traits, input: schema, change: schema, answer: z.number(), ...NOT_TYPED };
}

/** A required reference to another record, by its id. */
export function reference<Schema extends z.ZodMiniType<string, string>, const Of extends Traits>(
  schema: Schema,
  traits: Of,
) {
  return { ...traits, input: schema, change: schema, answer: z.guid('Not a valid id'), empty: '' };
}

/** A required value, returned as it was sent. */
export function value<Schema extends z.ZodMiniType, const Of extends Traits>(schema: Schema, traits: Of) {
  return { ...traits, input: schema, change: schema, answer: schema, empty: undefined };
}

/** A value with a default in a new record; a change that leaves it out keeps it. */
export function withDefault<Schema extends z.ZodMiniType, const Of extends Traits>(
  schema: Schema,
  empty: util.NoUndefined<output<Schema>>,
  traits: Of,
) {
  return { ...traits, input: z._default(schema, () => empty), change: schema, answer: schema, empty };
}

type Part = 'input' | 'change' | 'answer' | 'empty';
type Parts<Of extends Fields, Kind extends Part> = {
  -readonly [Name in keyof Of]: Of[Name] extends Field ? Of[Name][Kind] : never;
};

function partOf<const Of extends Fields, Kind extends Part>(of: Of, kind: Kind): Parts<Of, Kind> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return Object.fromEntries(entriesOf(of).map(([name, field]) => [name, field[kind]])) as Parts<Of, Kind>;
}

/** The schemas of fields as the shape of an object: of new records, of changes or of answers. */
export function shapeOf<const Of extends Fields, Kind extends Exclude<Part, 'empty'>>(of: Of, kind: Kind) {
  return partOf(of, kind);
}

/** The values of an empty form. */
export function emptyOf<const Of extends Fields>(of: Of) {
  return partOf(of, 'empty');
}

/** The names of fields, as keys of their record. */
export function namesOf<const Of extends Fields>(of: Of) {
  return entriesOf(of).map(([name]) => name);
}

/** The fields that an import reads, or those of some of its kinds. */
export function importedOf(of: Fields, ...only: NonNullable<Traits['imported']>[]): FieldLabel[] {
  return entriesOf(of).flatMap(([name, { imported }]) =>
    imported && (only.length === 0 || only.includes(imported)) ? [name] : [],
  );
}

/** Names and declarations of fields, in their order. */
export function entriesOf<const Of extends Fields>(of: Of): [keyof Of & FieldLabel, Field][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names
  return Object.entries(of) as [keyof Of & FieldLabel, Field][];
}
