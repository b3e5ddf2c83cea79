import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../api/server-process';

/** Current memory of a server with garbage, in MiB; NaN where the system does not report it. */
export function memoryOf(server: ServerProcess): number {
  server.forgetPeak();
  return server.peakMemory();
}

/** Memory of a process and its children in MiB, counting shared pages once; Linux only. */
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
