import type {
  ImportEncoding,
  ImportKindName,
  ImportRowKind,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
} from '@comptoir/api-contract/imports';
import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './columns';

export interface ImportsTable {
  id: string;
  userId: string;
  officeId: string;
  kind: ImportKindName;
  fileName: string;
  /** IANA name: in which the file says days and times. */
  timeZone: string;
  /** Signs the address that takes its file. */
  secret: string;
  state: Generated<(typeof IMPORT_STATES)[number]>;
  /** Of its columns, as in the file. */
  titles: Json;
  /** The row with the titles; 0 where the kept rows begin below it. */
  headerRow: Generated<number>;
  /** For each column the field that it is of. */
  fields: Json;
  /** Of the comparison whose outcome stands: one that another overtook writes nothing. */
  pass: Generated<number>;
  /** Rows of the file; null until it is read. */
  total: number | null;
  counts: Json;
  /** Names the preview. */
  hash: string | null;
  /** Which rows were chosen. */
  taken: Json;
  chosen: Generated<number>;
  done: Generated<number>;
  refused: Generated<number>;
  undone: Generated<number>;
  kept: Generated<number>;
  /** The last row that the commit came to, and the taking back. */
  doneTo: Generated<number>;
  undoneTo: Generated<number>;
  /** How its text is written, where the person who sends it says so. */
  encoding: Generated<ImportEncoding | null>;
  /** Size of the cells of its rows as JSON. */
  bytes: Generated<number>;
  /** What was noticed of the file while it was read. */
  facts: Json | undefined;
  createdAt: CreatedAt;
}

/** One row of the file of an import. */
export interface ImportRowsTable {
  importId: string;
  row: number;
  cells: Json;
  kind: Generated<ImportRowKind>;
  recordId: string | null;
  /** After it was taken over: a record with another one was changed since. */
  recordVersion: number | null;
  changes: Json;
  problems: Json;
  /** The values that were read, by field. */
  understood: Json;
  /** What a person should look at; null where there is nothing. */
  warnings: Json;
  /** What was changed, as it was. */
  before: Json;
  outcome: (typeof IMPORT_OUTCOMES)[number] | null;
}
