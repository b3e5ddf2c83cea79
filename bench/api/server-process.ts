import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface ServerProcess {
  /** `http://…`, without a path. */
  address: string;
  /** The most memory that it has had so far, in MiB; not a number where the system does not tell. */
  peakMemory(): number;
  stop(): Promise<void>;
}

/** Runs a Node program that serves on a port, and waits until a path of it answers. */
export async function startServer(
  program: { args: readonly string[]; environment: Record<string, string>; ready: string },
  port: number,
): Promise<ServerProcess> {
  const server = spawn(process.execPath, program.args, {
    env: { ...process.env, LOG_LEVEL: 'error', ...program.environment, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}${program.ready}`))) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await pause(200);
  }
  return {
    address,
    peakMemory: () => peakMemoryOf(server.pid ?? 0),
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

function peakMemoryOf(processId: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
