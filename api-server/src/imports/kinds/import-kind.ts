import type { Issue } from '@comptoir/api-contract/errors';
import type { ImportRow } from '@comptoir/api-contract/imports';
import type { Person } from '../../access/person';
import type { Reach } from '../../access/reach';
import type { ApiError } from '../../api-error';
import type { Connection } from '../../database/database';
import type { Change } from '../../records/change';
import type { EventSource } from '../../security-events/event-source';

/** Where records are imported to, and who does it. */
export interface ImportPlace {
  connection: Connection;
  person: Person;
  reach: Reach;
  officeId: string;
  /** Of the office: what a row is of that names none. */
  countryCode: string;
  /** IANA name: in which the file says days and times. */
  timeZone: string;
}

/** What a row says, by field. */
export interface FileRow {
  row: number;
  values: Readonly<Record<string, string>>;
}

/** Degrees. */
export interface Position {
  lat: number;
  lon: number;
}

/** What taking a row over needs: a job does it, for whoever imports. */
export interface TakeOver extends Change {
  source: EventSource;
  /** Where the addresses of rows were found that say no position. */
  positions: ReadonlyMap<number, Position>;
}

/** A record after a row was taken over; `before` is what the row changed, as it was. */
interface Taken {
  recordId: string;
  version: number;
  before?: object;
}

type FieldChange = ImportRow['changes'][number];

/** What a row is beside the records that there are, and what taking it over does; `day` names an agency and a day. */
export type RowPlan =
  | { kind: 'wrong'; problems: readonly Issue[] }
  | ({ kind: 'equal'; recordId: string } & Reading)
  | ({ kind: 'new'; key: string; take: Take; address?: Address; day?: string } & Reading)
  | ({ kind: 'changed'; recordId: string; changes: readonly FieldChange[]; take: Take; address?: Address } & Reading);

/** How a row was read. */
interface Reading {
  /** Values that are not the text of their cell, by field, as the contract says. */
  understood?: Readonly<Record<string, string>>;
  warnings?: readonly Issue[];
}

type Take = (over: TakeOver) => Promise<Taken>;

/** Of a row that says no position. */
export interface Address {
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

/** A record that an import made, or changed. */
interface TakenRecord {
  recordId: string;
  version: number;
  /** What was changed, as it was; nothing of a record that is new. */
  before: unknown;
}

/** One kind of record that is imported. */
export interface ImportKind {
  compare: (place: ImportPlace, rows: readonly FileRow[]) => Promise<RowPlan[]>;
  /** @throws {ApiError} where it is in use, or was changed since */
  takeBack: (over: Change & { source: EventSource }, record: TakenRecord) => Promise<void>;
}

/** A refusal, as what is wrong with one field. */
export function problemAt(path: string, { code, message, values }: ApiError): Issue {
  return { path, code, message, ...(values && { values: { ...values } }) };
}

/** What of a record would be another value, field by field. */
export function changesOf(before: Readonly<Record<string, unknown>>, fields: object): FieldChange[] {
  const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
  return Object.entries(fields)
    .filter(([field, value]) => shown(before[field]) !== shown(value))
    .map(([field, value]) => ({ field, from: shown(before[field]), to: shown(value) }));
}

/** Those of some fields that would be another value, and the same as they were. */
export function bothSides<Fields extends object>(
  record: Readonly<Record<string, unknown>>,
  fields: Fields,
  changes: readonly FieldChange[],
): { after: Fields; before: Record<string, unknown> } {
  const names = new Set(changes.map(({ field }) => field));
  const kept = Object.entries(fields).filter(([field]) => names.has(field));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a part of fields of which each may be absent
  const after = Object.fromEntries(kept) as Fields;
  return { after, before: Object.fromEntries(kept.map(([field]) => [field, record[field] ?? null])) };
}
