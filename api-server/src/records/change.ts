import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import type { WriteTransaction } from '../database/database';

/** What a service needs of the call of somebody who changes something: handlers pass on the call as it is. */
export interface Change {
  transaction: WriteTransaction;
  person: Person;
  reach: Reach;
}

/** The same for one record that there is. */
export interface ChangeOfOne extends Change {
  params: { id: string };
  /** The version that the caller read before; undefined for any. */
  expectedVersion: number | undefined;
}

/** The validated body of a call. */
export interface WithBody<Body> {
  body: Body;
}
