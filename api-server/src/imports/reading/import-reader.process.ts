import { writeFileSync } from 'node:fs';
import { ApiError } from '../../api-error';
import { readTable } from './read-table';
import type { FromReader, RowBatch, ToReader } from './reader-messages';
import { rowBatches } from './row-batches';

// Child process that reads uploaded files: docs/decisions/imports-in-a-process.md.

let batches: AsyncGenerator<RowBatch> | undefined;

async function answer(): Promise<FromReader> {
  try {
    const next = await batches?.next();
    return next?.value ? { kind: 'rows', batch: next.value } : { kind: 'end' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { statusCode, code, message, values } = error;
    return { kind: 'refused', statusCode, error: { code, message, ...(values && { values }) } };
  }
}

try {
  // Linux kills this process before the server if memory runs out.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not available on other systems; the memory limit of the server still applies.
}
process.on('disconnect', () => process.exit());
process.on('message', (message: ToReader) => {
  if (message.kind === 'read') batches = rowBatches(readTable(Buffer.from(message.file), message.encoding));
  else void answer().then((message) => process.send?.(message));
});
