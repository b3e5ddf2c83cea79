import { sealPickUpFile } from '@comptoir/api-contract/pick-up-file';
import { v7 as newId } from 'uuid';
import type { TestApi } from '../api';
import { openExportKey } from '../../src/field-devices/export-keys';
import type { AccessRequest, AccessRequests, AccessWorld, Place } from './access-world';

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
    reveals: (body: string) => body.includes(id),
  });
  const read = ({ id }: ReturnType<typeof input>) => ({ path: `/pick-ups/${id}` as const });
  const roundOf = (collectorId: string) => ({ query: `?collectorId=${collectorId}` });
  const newCollector = (place: Place) =>
    place === 'inside' ? Promise.resolve(api.business().people.COLLECTOR.id) : world.newUser('COLLECTOR', place);
  const contentHash = '0'.repeat(64);
  const newHanded = async (place: Place) => {
    const id = newId();
    await api
      .connection()
      .insertInto('refusedPickUps')
      .values({
        officeId: world.officeId(place),
        id,
        contentHash,
        content: '{}',
        refusal: '{"code":"","message":""}',
        userId: await newCollector(place),
      })
      .execute();
    return id;
  };
  const handed = async (place: Place, request: AccessRequest): Promise<AccessRequest> => {
    const id = await newHanded(place);
    return { ...request, reveals: (body) => body.includes(id) };
  };
  return {
    importPickUps: async (place) => {
      const content = { collectorId: await newCollector(place), deviceId: newId(), writtenAt: '', pickUps: [] };
      return { body: await sealPickUpFile(content, await openExportKey(api.connection())) };
    },
    handRefusedPickUp: () =>
      Promise.resolve({ body: { id: newId(), refusal: { code: 'invalid', message: '' }, content: {} } }),
    listRefusedPickUps: async (place) => handed(place, await world.ofOffice(place)),
    'listRefusedPickUps of all': async (place) => handed(place, {}),
    settleRefusedPickUp: async (place) => ({
      path: `/pick-ups/refused/${await newHanded(place)}/settlement`,
      body: { contentHash, note: 'Booked by hand' },
    }),
    getRound: async (place) => roundOf(await newCollector(place)),
    'getRound of a colleague': async () => roundOf(await world.newUser('COLLECTOR', 'inside')),
    listPickUps: async (place) => finds(await recorded(await world.newCollection(place))),
    'listPickUps of a colleague': async () => finds(await recorded(await world.newCollectionOfColleague())),
    getPickUp: async (place) => read(await recorded(await world.newCollection(place))),
    'getPickUp of a colleague': async () => read(await recorded(await world.newCollectionOfColleague())),
    recordPickUp: async (place) => ({ body: input(await world.newCollection(place)) }),
    'recordPickUp of a colleague': async () => ({ body: input(await world.newCollectionOfColleague()) }),
  };
}
