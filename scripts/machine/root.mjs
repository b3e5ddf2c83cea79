import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Locks, stamps and reports of the scripts, ignored by git. */
export const ownFolder = join(root, '.comptoir');
