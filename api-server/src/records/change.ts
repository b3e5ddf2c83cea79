import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import type { WriteTransaction } from '../database/database';

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
