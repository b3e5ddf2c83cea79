import type { FieldDevice, HeartbeatAnswer } from '@comptoir/api-contract/field-devices';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { newCollector } from '../../test/collections';
import { HOUR_MS } from '../calendar/durations';
import { openExportKey } from './export-keys';

describeApi('a device of a collector', (api) => {
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  const beat = (more: object = {}) => ({
    deviceId: newId(),
    label: 'Safari, iOS',
    app: '1.4.2',
    deviceTime: ago(0),
    unsent: 0,
    ...more,
  });
  const send = async (body: object) => {
    const answer = await api.call('COLLECTOR', 'POST /field-devices/heartbeat', { body });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<HeartbeatAnswer>();
  };
  const list = async (query = '') =>
    (await api.call('OFFICEMANAGER', `GET /field-devices${query}`)).json<FieldDevice[]>();
  const find = async (deviceId: string) => {
    const found = (await list()).find((device) => device.deviceId === deviceId);
    if (!found) throw new Error('not listed');
    return found;
  };
  const confirm = (id: string, unsent: number) =>
    api.call('OFFICEMANAGER', `POST /field-devices/${id}/confirmation`, { body: { unsent } });
  const end = (id: string) => api.call('ADMIN', `POST /field-devices/${id}/end`);

  it('is listed with its last report, and knows the time and the export key', async () => {
    const oldestUnsentAt = ago(HOUR_MS);
    const body = beat({ unsent: 2, oldestUnsentAt, deviceTime: ago(20 * 60_000) });
    const answer = await send(body);
    expect(answer.state).toBe('active');
    expect(Math.abs(Date.parse(answer.serverTime) - Date.now())).toBeLessThan(60_000);
    expect(answer.exportKey).toEqual(await openExportKey(api.connection()));
    expect(Buffer.from(answer.exportKey.publicKey, 'base64url')).toHaveLength(65);
    const first = await find(body.deviceId);
    const { id: collectorId } = api.business().people.COLLECTOR;
    expect(first).toMatchObject({ label: 'Safari, iOS', app: '1.4.2', unsent: 2, confirmed: null, ended: null });
    expect(first).toMatchObject({ oldestUnsentAt, collector: { id: collectorId, name: 'Test COLLECTOR' } });
    expect(Math.round(first.clockOffsetMs / 60_000)).toBe(20);
    await send({ ...body, unsent: 0, oldestUnsentAt: null, deviceTime: ago(0), app: '1.4.3' });
    const second = await find(body.deviceId);
    expect(second).toMatchObject({ id: first.id, unsent: 0, oldestUnsentAt: null, app: '1.4.3' });
    expect([second.firstSeenAt, Math.round(second.clockOffsetMs / 60_000)]).toEqual([first.firstSeenAt, 0]);
    expect(await list(`?collectorId=${await newCollector(api)}`)).toEqual([]);
    expect(await list(`?collectorId=${collectorId}`)).toContainEqual(second);
  });

  it('reports a time for unsent pick-ups, and only for them', async () => {
    for (const wrong of [{ unsent: 1 }, { oldestUnsentAt: ago(0) }, { unsent: -1 }, { deviceId: 'phone' }]) {
      const answer = await api.call('COLLECTOR', 'POST /field-devices/heartbeat', { body: beat(wrong) });
      expect(answer.statusCode).toBe(422);
    }
  });

  it('is ended by an administrator after a manager confirmed what they saw', async () => {
    const body = beat({ unsent: 1, oldestUnsentAt: ago(HOUR_MS) });
    await send(body);
    const { id } = await find(body.deviceId);
    expect((await end(id)).json()).toMatchObject({ statusCode: 409, code: 'device-not-confirmed' });
    expect((await confirm(id, 0)).statusCode).toBe(412);
    const by = api.business().people;
    expect((await confirm(id, 1)).json()).toMatchObject({
      confirmed: { by: { id: by.OFFICEMANAGER.id } },
      ended: null,
    });
    // More cash than the manager knew of.
    await send({ ...body, unsent: 2 });
    expect((await find(body.deviceId)).confirmed).toBeNull();
    expect((await end(id)).statusCode).toBe(409);
    await confirm(id, 2);
    expect((await send({ ...body, unsent: 2 })).state).toBe('active');
    const ended = (await end(id)).json<FieldDevice>();
    expect(ended).toMatchObject({ ended: { by: { id: by.ADMIN.id } } });
    expect((await end(id)).json()).toEqual(ended);
    expect((await send(body)).state).toBe('ended');
    const events = (await api.call('ADMIN', `GET /security-events?personId=${by.COLLECTOR.id}`)).json<
      SecurityEvent[]
    >();
    expect(events.filter(({ kind }) => kind.startsWith('DEVICE_'))).toMatchObject([
      { kind: 'DEVICE_ENDED', user: { id: by.ADMIN.id }, details: { device: 'Safari, iOS', unsent: 2 } },
      { kind: 'DEVICE_CONFIRMED', user: { id: by.OFFICEMANAGER.id }, details: { unsent: 2 } },
      { kind: 'DEVICE_CONFIRMED', details: { unsent: 1 } },
    ]);
  });

  it('has one export key on all servers', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => openExportKey(api.connection())));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  });
});
