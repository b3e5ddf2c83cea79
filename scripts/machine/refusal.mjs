/** A reason that the person at the terminal can act on, shown without a stack. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}

/**
 * Prints the reason and exits.
 * @param {unknown} error
 */
export function refuse(error) {
  console.error(sentenceFor(error) ?? error);
  process.exit(1);
}

/** @param {unknown} error */
function sentenceFor(error) {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Comptoir may not write ${String(error.path)} (${error.code}): give this user the right to, or use another folder.`;
    case 'ENOSPC':
      return `The disk is full: ${String(error.path)} cannot be written.`;
    default:
      return undefined;
  }
}
