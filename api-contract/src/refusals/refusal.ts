export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 503;

/** Status and message of a refusal; `{{name}}` is a value. */
export type Refusal = readonly [ErrorStatus, string];
export type Refusals = Readonly<Record<string, Refusal>>;
