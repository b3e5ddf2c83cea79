import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the scripts themselves: locks, stamps, reports. Git does not keep it. */
export const ownFolder = join(root, '.comptoir');
