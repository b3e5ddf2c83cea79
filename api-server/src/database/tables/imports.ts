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
  /** IANA name; days and times of the file are in it. */
  timeZone: string;
  secret: string;
  state: Generated<(typeof IMPORT_STATES)[number]>;
  titles: Json;
  headerRow: Generated<number>;
  fields: Json;
  /** Number of the current comparison; outdated ones write nothing. */
  pass: Generated<number>;
  total: number | null;
  counts: Json;
  hash: string | null;
  taken: Json;
  chosen: Generated<number>;
  done: Generated<number>;
  refused: Generated<number>;
  undone: Generated<number>;
  kept: Generated<number>;
  /** Last row processed by commit and by withdrawal. */
  doneTo: Generated<number>;
  undoneTo: Generated<number>;
  encoding: Generated<ImportEncoding | null>;
  bytes: Generated<number>;
  facts: Json | undefined;
  createdAt: CreatedAt;
}

export interface ImportRowsTable {
  importId: string;
  row: number;
  cells: Json;
  kind: Generated<ImportRowKind>;
  recordId: string | null;
  /** Version after the commit, to detect later changes. */
  recordVersion: number | null;
  changes: Json;
  problems: Json;
  understood: Json;
  warnings: Json;
  before: Json;
  outcome: (typeof IMPORT_OUTCOMES)[number] | null;
}
