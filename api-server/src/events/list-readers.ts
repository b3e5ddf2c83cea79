import type { Operation } from '@comptoir/api-contract/operation';
import { operations } from '@comptoir/api-contract/operations';
import { resources } from '@comptoir/api-contract/resources';
import type { Person } from '../access/person';
import { reachOf } from '../access/reach';
import type { RaisedList } from './raised-lists.repository';

/** For collectors all lists of the office count, since affected rows are unknown. */
export function mayRead(person: Person, { list, officeId, countryCode, ownerId }: RaisedList): boolean {
  if (ownerId !== undefined && ownerId !== person.id) return false;
  const { access }: Operation = operations[resources[list].read];
  if (access !== 'public' && !access.includes(person.role)) return false;
  if (officeId === null) return true;
  const reach = reachOf(person);
  return (
    (reach.officeId === undefined || reach.officeId === officeId) &&
    (reach.countryCode === undefined || reach.countryCode === countryCode)
  );
}
