/** The statuses of an answer that is not a success. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 428 | 429 | 500 | 503;

/** How a refusal is answered: its status, and its sentence for the person at the screen; `{{name}}` is a value. */
export type Refusal = readonly [ErrorStatus, string];
export type Refusals = Readonly<Record<string, Refusal>>;
