import { baseline } from './0001-baseline';
import type { Migration } from './migration';

/** Every step of the schema, oldest first. A released step is never changed; add a new one. */
export const migrations: readonly Migration[] = [
  baseline,
  // Add the next step here.
];
