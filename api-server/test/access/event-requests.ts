import { inTransaction } from '../../src/database/transaction';
import { raiseVersion } from '../../src/lists/list-versions.repository';
import type { TestApi } from '../api';
import type { AccessRequests, AccessWorld } from './access-world';

export function eventRequests(api: TestApi, { officeId }: AccessWorld) {
  return {
    listenToEvents: async (place) => {
      await inTransaction(api.connection(), async (transaction) => {
        await raiseVersion(transaction, 'collections', officeId(place));
        await raiseVersion(transaction, 'offices', null);
      });
      return { headers: { 'last-event-id': String(Date.now()) }, reveals: (body) => body.includes(officeId(place)) };
    },
  } satisfies AccessRequests;
}
