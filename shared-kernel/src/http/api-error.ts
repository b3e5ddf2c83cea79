import type { Issue } from '@comptoir/api-contract/errors';
import type { RefusalCode } from '@comptoir/api-contract/refusals';

/** Why a call was refused, as programs are told: what the sentence names is in `values`. */
interface Reason {
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** An answer that is not a success, with the sentence that the server has for the person at the screen. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Absent when something in between has answered, or a server that knows no codes yet. */
  readonly code: string | undefined;
  readonly values: Reason['values'];

  constructor(
    readonly status: number,
    message: string,
    /** What does not validate (422), or is taken (409), for the fields of a form. */
    readonly issues: readonly Issue[] = [],
    { code, values }: Reason = {},
  ) {
    super(message);
    this.code = code;
    this.values = values;
  }
}

/** What an answer without a code says by its status alone; the others may mean anything. */
const CODE_OF_STATUS: Readonly<Record<number, RefusalCode | 'invalid'>> = {
  401: 'not-signed-in',
  403: 'no-access',
  404: 'not-found',
  412: 'stale',
  422: 'invalid',
};

/** Whether the server refused a call for one of these reasons. */
export function isRefusal(error: unknown, ...codes: readonly (RefusalCode | 'invalid')[]): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const code = error.code ?? CODE_OF_STATUS[error.status];
  return codes.some((one) => one === code);
}

/** Somebody else changed the record after it was read. */
export function isStale(error: unknown): boolean {
  return isRefusal(error, 'stale');
}

/** A refusal is an answer: the same content sent later is a new submission. A lost or broken answer is not. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** A protected call without a session never leaves the browser. */
export class NotAuthenticatedError extends Error {
  override name = 'NotAuthenticatedError';

  constructor() {
    super('User is not authenticated');
  }
}

/** The server could not be reached at all. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';

  constructor(cause: unknown) {
    super('The server cannot be reached. Check the connection and try again.', { cause });
  }
}
