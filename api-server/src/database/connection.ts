import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

export type Connection = Kysely<Database>;
export type WriteTransaction = Transaction<Database>;
