import type { Caller } from '../access/person';
import type { Connection } from '../database/database';

/**
 * Throws where the person must confirm the session first. Within a transaction it needs the connection of that
 * transaction: waiting for another one would hold up every call of a small pool.
 */
export type RequireStepUp = (person: Caller, within?: Connection) => Promise<void>;
