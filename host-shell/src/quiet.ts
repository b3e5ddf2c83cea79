/** The page that was opened comes first: what can wait waits for about this long, in milliseconds. */
export const QUIET_MS = 3000;
