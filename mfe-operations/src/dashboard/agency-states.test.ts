import type { Collection } from '@comptoir/api-contract/collections';
import { collection } from '../testing/samples';
import { agencyStates } from './agency-states';

const collected: Collection = { ...collection, status: 'COLLECTED' };
const withIssues: Collection = { ...collection, status: 'COLLECTED_WITH_ISSUES' };

test('an agency shows its most urgent state', () => {
  expect(agencyStates([collected, collection, withIssues])).toEqual([
    { agency: collection.agency, status: 'UNCOLLECTED' },
  ]);
});
