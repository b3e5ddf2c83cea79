import type { Said } from '../../api-error';
import type { ErrorStatus } from '@comptoir/api-contract/refusals/refusal';
import type { ImportEncoding } from '@comptoir/api-contract/imports';
import type { TableFacts } from './read-table';
import type { TableRow } from './table-rows';

/** Rows of a file that are handed over together. */
export interface RowBatch {
  rows: readonly TableRow[];
  /** Size of their cells as JSON. */
  bytes: number;
  facts: TableFacts;
}

/** What the process that reads files is sent. */
export type ToReader = { kind: 'read'; file: Uint8Array; encoding: ImportEncoding | undefined } | { kind: 'next' };

/** What it answers to `next`. */
export type FromReader =
  | { kind: 'rows'; batch: RowBatch }
  | { kind: 'end' }
  | { kind: 'refused'; statusCode: ErrorStatus; said: Said };
