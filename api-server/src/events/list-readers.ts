import type { Operation } from '@comptoir/api-contract/operation';
import { operations } from '@comptoir/api-contract/operations';
import { resources } from '@comptoir/api-contract/resources';
import type { Person } from '../access/person';
import { reachOf } from '../access/reach';
import type { RaisedList } from './raised-lists.repository';

/** Whether a list lies in a person's reach; an inbox is told with its owner in the place of an office. Of a collector's office it is not known which rows have changed. */
export function mayRead(person: Person, { list, officeId, countryCode }: RaisedList): boolean {
  if (list === 'inbox') return officeId === person.id;
  const { access }: Operation = operations[resources[list].read];
  if (access !== 'public' && !access.includes(person.role)) return false;
  if (officeId === null) return true;
  const reach = reachOf(person);
  return (
    (reach.officeId === undefined || reach.officeId === officeId) &&
    (reach.countryCode === undefined || reach.countryCode === countryCode)
  );
}
