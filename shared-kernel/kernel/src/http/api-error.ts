import type { Issue } from '@comptoir/api-contract/errors';
import type { RefusalCode } from '@comptoir/api-contract/refusals';

/** Machine-readable reason of a refusal; `values` fill in its message. */
interface Reason {
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** A response with an error status, with a message for the user. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Undefined if a proxy answered, or a server without codes. */
  readonly code: string | undefined;
  readonly values: Reason['values'];

  constructor(
    readonly status: number,
    message: string,
    /** Validation errors (422) or conflicts (409) by form field. */
    readonly issues: readonly Issue[] = [],
    { code, values }: Reason = {},
  ) {
    super(message);
    this.code = code;
    this.values = values;
  }
}

/** Codes implied by the status of an answer without a code. */
const CODE_OF_STATUS: Readonly<Record<number, RefusalCode | 'invalid'>> = {
  401: 'not-signed-in',
  403: 'no-access',
  404: 'not-found',
  412: 'stale',
  422: 'invalid',
};

/** True if the server refused a call for one of these reasons. */
export function isRefusal(error: unknown, ...codes: readonly (RefusalCode | 'invalid')[]): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const code = error.code ?? CODE_OF_STATUS[error.status];
  return codes.some((one) => one === code);
}

/** True if another user has changed the record since it was read. */
export function isStale(error: unknown): boolean {
  return isRefusal(error, 'stale');
}

/** A call that waits for the approval of another person (202): nothing is done yet. */
export class AwaitsApproval extends ApiError {
  constructor(readonly id: string) {
    super(202, 'This waits for the approval of another person.');
  }
}

/** True for a refusal: the same content sent later is a new submission. False for a lost or broken answer. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** Thrown by a protected call without a session, before any request. */
export class NotAuthenticatedError extends Error {
  override name = 'NotAuthenticatedError';

  constructor() {
    super('User is not authenticated');
  }
}

/** The server could not be reached. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';

  constructor(cause: unknown) {
    super('The server cannot be reached. Check the connection and try again.', { cause });
  }
}
