import { v7 as newId } from 'uuid';
import type { TestApi } from '../api';
import type { AccessRequest, AccessRequests, AccessWorld, Place } from './access-world';

export function fieldDeviceRequests(api: TestApi, world: AccessWorld): AccessRequests {
  const saved = async (place: Place, isConfirmed: boolean) => {
    const { COLLECTOR, OFFICEMANAGER } = api.business().people;
    const userId = place === 'inside' ? COLLECTOR.id : await world.newUser('COLLECTOR', place);
    const confirmation = isConfirmed ? { confirmedBy: OFFICEMANAGER.id, confirmedAt: new Date() } : {};
    const id = newId();
    const device = { id, userId, deviceId: newId(), label: '', app: '', unsent: 0, clockOffsetMs: 0 };
    await api
      .connection()
      .insertInto('fieldDevices')
      .values({ ...device, ...confirmation })
      .execute();
    return id;
  };
  const listed = (id: string, request: AccessRequest): AccessRequest => ({
    ...request,
    reveals: (body) => body.includes(id),
  });
  const body = { deviceId: newId(), deviceTime: new Date().toISOString(), unsent: 0 };
  return {
    sendHeartbeat: () => Promise.resolve({ body }),
    listFieldDevices: async (place) => listed(await saved(place, false), await world.ofOffice(place)),
    'listFieldDevices of all': async (place) => listed(await saved(place, false), {}),
    confirmFieldDevice: async (place) => ({
      path: `/field-devices/${await saved(place, false)}/confirmation`,
      body: { unsent: 0 },
    }),
    endFieldDevice: async (place) => ({ path: `/field-devices/${await saved(place, true)}/end` }),
  };
}
