import type { FailureReport } from '@comptoir/api-contract/remote-failures';

/** Limits of a report, in characters. */
export const MESSAGE_LENGTH = 300;
export const STACK_LENGTH = 3000;

/**
 * Reports the error of a failure to the page server, which keeps it for the team of the remote without words that are
 * not of the code.
 */
export function sendError({ remote, version, reason }: FailureReport, cause: unknown): void {
  const { message, stack } = errorOf(cause);
  if (stack === '') return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ remote, version, reason, message, stack });
  void fetch('/reports/failures', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Message of the first cause, and the lines of its stack in remotes. */
function errorOf(cause: unknown): { message: string; stack: string } {
  let error = cause;
  while (error instanceof Error && error.cause instanceof Error) error = error.cause;
  if (!(error instanceof Error)) return { message: '', stack: '' };
  const lines = (error.stack ?? '').split('\n').filter((line) => line.includes('/remotes/'));
  return { message: error.message.slice(0, MESSAGE_LENGTH), stack: lines.join('\n').slice(0, STACK_LENGTH) };
}
