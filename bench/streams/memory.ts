import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../api/server-process';

/** What a server has of memory now, garbage included, in MiB; not a number where the system does not tell. */
export function memoryOf(server: ServerProcess): number {
  server.forgetPeak();
  return server.peakMemory();
}

/** What a process and its children have of memory, in MiB, with what they share counted once; Linux. */
export function memoryWithChildren(processId: number): number {
  try {
    const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').trim().split(' ');
    const kib = [String(processId), ...children].map((each) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1]),
    );
    return kib.reduce((sum, each) => sum + each, 0) / 1_024;
  } catch {
    return Number.NaN;
  }
}
