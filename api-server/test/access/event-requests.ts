import { inTransaction } from '../../src/database/transaction';
import { raiseVersion } from '../../src/lists/list-versions.repository';
import type { TestApi } from '../api';
import type { AccessRequests, AccessWorld } from './access-world';

/** Requests for live changes, of which one lies in the place. */
export function eventRequests(api: TestApi, { officeId }: AccessWorld) {
  return {
    listenToEvents: async (place) => {
      await inTransaction(api.connection(), async (transaction) => {
        await raiseVersion(transaction, 'collections', officeId(place));
        // Everybody is told of this one, so that there is an answer in any case.
        await raiseVersion(transaction, 'offices', null);
      });
      // Somebody who comes back is told at once what changed since.
      return { headers: { 'last-event-id': String(Date.now()) }, tells: (body) => body.includes(officeId(place)) };
    },
  } satisfies AccessRequests;
}
