/** The five characters that say what a database error is, for example '23505' for a duplicate. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The constraint that an error names, if it names one. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const constraint: unknown = Reflect.get(error, 'constraint');
  return typeof constraint === 'string' ? constraint : undefined;
}

/** Connection refused or cut, too many clients, shutting down, or no free connection in time. */
const UNAVAILABLE_STATES = /^(08|53|57P)/;
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|embedded database has stopped/;

/** Whether the database could not be asked at all, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (
    UNAVAILABLE_STATES.test(sqlState(error) ?? '') ||
    (typeof code === 'string' && UNAVAILABLE_CODES.has(code)) ||
    UNAVAILABLE_MESSAGES.test(error.message)
  );
}
