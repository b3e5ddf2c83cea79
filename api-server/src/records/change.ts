import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import type { WriteTransaction } from '../database/database';

/** Common input of services; handlers pass their call on. */
export interface Change {
  transaction: WriteTransaction;
  person: Person;
  reach: Reach;
}

export interface ChangeOfOne extends Change {
  params: { id: string };
  expectedVersion: number | undefined;
}

export interface WithBody<Body> {
  body: Body;
}
