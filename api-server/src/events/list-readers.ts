import type { ListName } from '@comptoir/api-contract/events';
import type { Operation } from '@comptoir/api-contract/operation';
import { operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Person } from '../access/person';
import { reachOf } from '../access/reach';
import type { RaisedList } from './raised-lists.repository';

/** The call that reads each list: who may make it may know that the list has changed. */
const READS: Record<ListName, OperationName> = {
  offices: 'listOffices',
  users: 'listUsers',
  agencies: 'listAgencies',
  collections: 'listCollections',
  suppliers: 'listSuppliers',
  trades: 'listTrades',
  balances: 'getBalance',
  'general-ledger': 'listGeneralLedger',
};

/** Whether a list lies in a person's reach; of a collector's office it is not known which rows have changed. */
export function mayRead(person: Person, { list, officeId, countryCode }: RaisedList): boolean {
  const { access }: Operation = operations[READS[list]];
  if (access !== 'public' && !access.includes(person.role)) return false;
  if (officeId === null) return true;
  const reach = reachOf(person);
  return (
    (reach.officeId === undefined || reach.officeId === officeId) &&
    (reach.countryCode === undefined || reach.countryCode === countryCode)
  );
}
