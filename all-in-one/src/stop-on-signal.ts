/** Grace period for running requests, in milliseconds. */
const TIMEOUT_MS = 10_000;

interface Process {
  on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
  exit: (code: number) => never;
  stderr: { write: (text: string) => unknown };
}

/** Shuts down gracefully on SIGINT or SIGTERM; a second signal exits at once. */
export function stopOnSignal(process: Process, close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Not everything could be closed: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
