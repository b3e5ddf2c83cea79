import type { ErrorContent } from '../../api-error';
import type { ErrorStatus } from '@comptoir/api-contract/refusals/refusal';
import type { ImportEncoding } from '@comptoir/api-contract/imports';
import type { TableFacts } from './read-table';
import type { TableRow } from './table-rows';

export interface RowBatch {
  rows: readonly TableRow[];
  bytes: number;
  facts: TableFacts;
}

export type ToReader = { kind: 'read'; file: Uint8Array; encoding: ImportEncoding | undefined } | { kind: 'next' };

export type FromReader =
  | { kind: 'rows'; batch: RowBatch }
  | { kind: 'end' }
  | { kind: 'refused'; statusCode: ErrorStatus; error: ErrorContent };
