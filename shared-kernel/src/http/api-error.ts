import type { Issue } from '@comptoir/api-contract/errors';

/** An answer that is not a success, with the sentence that the server has for the person at the screen. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    /** What does not validate (422), or is taken (409), for the fields of a form. */
    readonly issues: readonly Issue[] = [],
  ) {
    super(message);
  }
}

/** Somebody else changed the record after it was read. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
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
