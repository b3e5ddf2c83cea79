import { writeFileSync } from 'node:fs';
import { ApiError } from '../../api-error';
import { readTable } from './read-table';
import type { FromReader, RowBatch, ToReader } from './reader-messages';
import { rowBatches } from './row-batches';

// A process of its own reads the files that people send: docs/decisions/imports-in-a-process.md.

let batches: AsyncGenerator<RowBatch> | undefined;

async function answer(): Promise<FromReader> {
  try {
    const next = await batches?.next();
    return next?.value ? { kind: 'rows', batch: next.value } : { kind: 'end' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { statusCode, code, message, values } = error;
    return { kind: 'refused', statusCode, said: { code, message, ...(values && { values }) } };
  }
}

try {
  // Where memory runs out, Linux ends this process before the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems do not have it; the limits of the server hold without it.
}
process.on('disconnect', () => process.exit());
process.on('message', (message: ToReader) => {
  if (message.kind === 'read') batches = rowBatches(readTable(Buffer.from(message.file), message.encoding));
  else void answer().then((told) => process.send?.(told));
});
