import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface ServerProcess {
  /** `http://…`, without a path. */
  address: string;
  processId: number;
  /** Peak memory since the start or the last reset, in MiB; NaN where the system does not report it. */
  peakMemory(): number;
  /** Resets the peak, where the system allows it: starting takes more memory than working. */
  forgetPeak(): void;
  /** Processor time so far, in milliseconds; NaN where the system does not report it. */
  processorTime(): number;
  /**
   * Time its event loop was ready to run while the processors were busy, in milliseconds; NaN where the system does not
   * report it.
   */
  waitingTime(): number;
  stop(): Promise<void>;
}

export async function startServer(
  program: { args: readonly string[]; environment: Record<string, string>; ready: string },
  port: number,
  host = '127.0.0.1',
): Promise<ServerProcess> {
  const server = spawn(process.execPath, program.args, {
    env: { ...process.env, LOG_LEVEL: 'error', ...program.environment, HOST: host, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = `http://${host}:${port}`;
  while (!(await answers(`${address}${program.ready}`))) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await pause(20);
  }
  return {
    address,
    processId: server.pid ?? 0,
    peakMemory: () => peakMemoryOf(server.pid ?? 0),
    forgetPeak: () => forgetPeakOf(server.pid ?? 0),
    processorTime: () => processorTimeOf(server.pid ?? 0),
    waitingTime: () => waitingTimeOf(server.pid ?? 0),
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Writing 5 there resets VmHWM (`man 5 proc`). */
function forgetPeakOf(processId: number): void {
  const file = `/proc/${processId}/clear_refs`;
  if (existsSync(file)) writeFileSync(file, '5');
}

function peakMemoryOf(processId: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** User and system time, in hundredths of a second. */
function processorTimeOf(processId: number): number {
  try {
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Second value of the main thread, in nanoseconds (Linux, `Documentation/scheduler/sched-stats.rst`). */
function waitingTimeOf(processId: number): number {
  try {
    return Number(readFileSync(`/proc/${processId}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return Number.NaN;
  }
}
