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
