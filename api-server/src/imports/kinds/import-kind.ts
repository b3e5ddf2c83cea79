import type { AgencyInput } from '@comptoir/api-contract/agencies';
import type { Issue } from '@comptoir/api-contract/errors';
import type { ImportRow } from '@comptoir/api-contract/imports';
import type { Person } from '../../access/person';
import type { Reach } from '../../access/reach';
import type { ApiError } from '../../api-error';
import type { Connection } from '../../database/database';
import type { Change } from '../../records/change';
import type { EventSource } from '../../security-events/event-source';

export interface ImportPlace {
  connection: Connection;
  person: Person;
  reach: Reach;
  officeId: string;
  countryCode: string;
  /** IANA name; days and times of the file are in it. */
  timeZone: string;
}

export interface FileRow {
  row: number;
  values: Readonly<Record<string, string>>;
}

export interface Position {
  lat: number;
  lon: number;
}

export interface RowCommit extends Change {
  source: EventSource;
  positions: ReadonlyMap<number, Position>;
}

interface CommittedRow {
  recordId: string;
  version: number;
  before?: object;
}

type FieldChange = ImportRow['changes'][number];

/** Result of comparing a row with existing records; `day` identifies agency and day. */
export type RowPlan =
  | { kind: 'wrong'; problems: readonly Issue[] }
  | ({ kind: 'equal'; recordId: string } & Reading)
  | ({ kind: 'new'; key: string; take: CommitRow; day?: string } & Reading)
  | ({ kind: 'new'; key: string; open: NewAgency; address?: Address; day?: never } & Reading)
  | ({
      kind: 'changed';
      recordId: string;
      changes: readonly FieldChange[];
      take: CommitRow;
      address?: Address;
    } & Reading);

interface Reading {
  /** Interpreted values that differ from the cell text, by field. */
  understood?: Readonly<Record<string, string>>;
  warnings?: readonly Issue[];
}

type CommitRow = (over: RowCommit) => Promise<CommittedRow>;

/**
 * Input of an agency; consecutive ones are written together.
 *
 * @throws {ApiError} 422 without a position
 */
type NewAgency = (over: Pick<RowCommit, 'positions'>) => Omit<AgencyInput, 'officeId'>;

export interface Address {
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
}

interface ImportedRecord {
  recordId: string;
  version: number;
  /** Changed fields with their old values; null for a new record. */
  before: unknown;
}

export interface ImportKind {
  compare: (place: ImportPlace, rows: readonly FileRow[]) => Promise<RowPlan[]>;
  /** @throws {ApiError} if the record is in use, or has changed since */
  withdraw: (over: Change & { source: EventSource }, record: ImportedRecord) => Promise<void>;
}

export function problemAt(path: string, { code, message, values }: ApiError): Issue {
  return { path, code, message, ...(values && { values: { ...values } }) };
}

export function changesOf(before: Readonly<Record<string, unknown>>, fields: object): FieldChange[] {
  const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
  return Object.entries(fields)
    .filter(([field, value]) => textOf(before[field]) !== textOf(value))
    .map(([field, value]) => ({ field, from: textOf(before[field]), to: textOf(value) }));
}

/** Changed fields with new and old values. */
export function beforeAndAfter<Fields extends object>(
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
