import type { AccessRequests, AccessWorld, Place } from './access-world';

export function cashRequests(world: AccessWorld): AccessRequests {
  const custody = async (place: Place) => ({ path: `/cash/custody/${world.officeId(place)}` as const });
  return {
    getCustody: custody,
    setCustody: async (place) => ({ ...(await custody(place)), body: { mode: 'CUSTODY' } }),
    getCashPosition: world.ofOffice,
    getCashInHand: async () => ({}),
  };
}
