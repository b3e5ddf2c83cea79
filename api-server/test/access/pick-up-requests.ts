import { v7 as newId } from 'uuid';
import type { TestApi } from '../api';
import type { AccessRequests, AccessWorld } from './access-world';

export function pickUpRequests(api: TestApi, world: AccessWorld): AccessRequests {
  const input = (collectionId: string) => ({
    id: newId(),
    collectionId,
    outcome: 'COLLECTED',
    basedOnVersion: 1,
    lines: [{ currency: 'USD', amount: 10 }],
    note: 'Counted twice',
    occurredAt: new Date().toISOString(),
  });
  const recorded = async (collectionId: string) => {
    const body = input(collectionId);
    await api.call('SUPERADMIN', 'POST /pick-ups', { body });
    return body;
  };
  const finds = ({ id, collectionId }: ReturnType<typeof input>) => ({
    query: `?collectionId=${collectionId}`,
    tells: (body: string) => body.includes(id),
  });
  const read = ({ id }: ReturnType<typeof input>) => ({ path: `/pick-ups/${id}` as const });
  return {
    listPickUps: async (place) => finds(await recorded(await world.newCollection(place))),
    'listPickUps of a colleague': async () => finds(await recorded(await world.newCollectionOfColleague())),
    getPickUp: async (place) => read(await recorded(await world.newCollection(place))),
    'getPickUp of a colleague': async () => read(await recorded(await world.newCollectionOfColleague())),
    recordPickUp: async (place) => ({ body: input(await world.newCollection(place)) }),
    'recordPickUp of a colleague': async () => ({ body: input(await world.newCollectionOfColleague()) }),
  };
}
