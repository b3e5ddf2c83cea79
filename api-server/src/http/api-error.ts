import type { Issue } from '@comptoir/api-contract/errors';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 503;

interface Details {
  issues?: readonly Issue[];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** A refusal; `message` is a sentence for the person at the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly statusCode: ErrorStatus,
    message: string,
    { issues, retryAfter }: Details = {},
  ) {
    super(message);
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

export function signedOut(): ApiError {
  return new ApiError(401, 'You are not signed in, or your session has ended. Please sign in.');
}

/** The role may not do this, or a parameter asks outside the person's reach. */
export function forbidden(message = 'You do not have access to this.'): ApiError {
  return new ApiError(403, message);
}

/** Not there, or outside the person's reach: both look the same. `what` is 'agency', 'office' … */
export function notFound(what: string): ApiError {
  return new ApiError(404, `This ${what} does not exist.`);
}

/** In conflict with what is stored; the message says with what, and `field` which part of the request it is. */
export function conflict(message: string, field?: string): ApiError {
  return new ApiError(409, message, field === undefined ? {} : { issues: [{ path: field, message }] });
}

export function stale(): ApiError {
  return new ApiError(412, 'Somebody else changed this record in the meantime. Load it again to see the change.');
}

/** A change that does not say what it is made from would undo that of somebody else. */
export function versionRequired(): ApiError {
  return new ApiError(428, 'This change does not say which version it is made from: send its ETag in If-Match, or *.');
}

/** A rule of the contract or of the business does not hold; the first issue is what the person reads. */
export function invalid(...issues: [Issue, ...Issue[]]): ApiError {
  return new ApiError(422, issues[0].message, { issues });
}

export function tooMany(message: string, retryAfter: number): ApiError {
  return new ApiError(429, message, { retryAfter });
}

export function notReady(): ApiError {
  return new ApiError(503, 'The server is not ready. Please try again in a moment.', { retryAfter: 5 });
}
