import { sealPickUpFile } from '@comptoir/api-contract/pick-up-file';
import type { PickUpImport } from '@comptoir/api-contract/pick-up-imports';
import type { PickUp, PickUpInput } from '@comptoir/api-contract/pick-ups';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { newCollector, scheduleCollection } from '../../test/collections';
import { balanceOf } from '../../test/money';
import { verifyBooks } from '../books/verify-books';
import { DAY_MS } from '../calendar/durations';
import { openExportKey } from '../field-devices/export-keys';

describeApiOnBoth('a file of pick-ups that a phone could not send', (api) => {
  const office = () => api.business().offices.algiers;
  const collector = () => api.business().people.COLLECTOR.id;
  const pickUpOf = (collectionId: string, more: object = {}): PickUpInput => ({
    id: newId(),
    collectionId,
    outcome: 'COLLECTED',
    reasonCode: null,
    basedOnVersion: 1,
    lines: [{ currency: 'USD', amount: 120.5 }],
    note: '',
    signerName: 'K. Ait',
    seal: '',
    occurredAt: new Date(Date.now() - 6 * DAY_MS).toISOString(),
    position: null,
    device: null,
    ...more,
  });
  const seal = async (pickUps: readonly unknown[], collectorId = collector()) => {
    // A file may contain anything.
    const written: PickUpInput[] = JSON.parse(JSON.stringify(pickUps));
    const content = { collectorId, deviceId: newId(), writtenAt: new Date().toISOString(), pickUps: written };
    return sealPickUpFile(content, await openExportKey(api.connection()));
  };
  const load = (body: object, headers = {}) => api.call('OFFICEMANAGER', 'POST /pick-ups/import', { body, headers });
  const loaded = async (pickUps: readonly unknown[]) => (await load(await seal(pickUps))).json<PickUpImport>();
  const send = (body: object) => api.call('COLLECTOR', 'POST /pick-ups', { body });
  const faults = async () => (await verifyBooks(api.connection())).faults;

  it('is booked once for its collector, marked as recorded by the office, also if the phone sends it later', async () => {
    const [first, second] = [await scheduleCollection(api), await scheduleCollection(api)];
    const [sent, unsent] = [pickUpOf(first.id), pickUpOf(second.id)];
    await send(sent);
    const held = await balanceOf(api, office());
    const results = await loaded([sent, unsent]);
    expect(results.collector).toEqual({ id: collector(), name: 'Test COLLECTOR' });
    expect(results.pickUps).toMatchObject([
      { id: sent.id, state: 'known', refusal: null },
      { id: unsent.id, collectionId: second.id, state: 'recorded', lines: [{ currency: 'USD', amount: 120.5 }] },
    ]);
    expect(results.pickUps[1]?.agency).not.toBeNull();
    expect(await balanceOf(api, office())).toBe(held + 120.5);
    const late = await send(unsent);
    expect(late.statusCode).toBe(200);
    const { pickUp } = late.json<{ pickUp: PickUp }>();
    expect(pickUp).toMatchObject({ byOffice: true, collector: { id: collector() }, flags: ['late'] });
    expect(pickUp.recordedBy.id).toBe(api.business().people.OFFICEMANAGER.id);
    expect((await send({ ...unsent, lines: [{ currency: 'USD', amount: 1 }] })).statusCode).toBe(409);
    expect((await loaded([unsent])).pickUps).toMatchObject([{ state: 'known' }]);
    expect(await balanceOf(api, office())).toBe(held + 120.5);
    const [receipt] = (await api.call('COLLECTOR', `GET /receipts?pickUpId=${unsent.id}`)).json<object[]>();
    expect(receipt).toMatchObject({ collectedDate: unsent.occurredAt, lines: unsent.lines });
    expect(await faults()).toEqual([]);
  });

  it('is booked for its collector if the collection was given to another one', async () => {
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    const { id } = await scheduleCollection(api);
    await api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: { collectorId: await newCollector(api) } });
    const pickUp = pickUpOf(id);
    expect((await loaded([pickUp])).pickUps).toMatchObject([{ state: 'recorded' }]);
    expect((await api.call('ADMIN', `GET /pick-ups/${pickUp.id}`)).json()).toMatchObject({
      collector: { id: collector() },
      flags: ['late', 'unplanned'],
    });
    expect((await api.call('COLLECTOR', 'GET /cash/hand')).json()).toMatchObject([{ currency: 'USD', amount: 120.5 }]);
    expect(await faults()).toEqual([]);
  });

  it('gives an answer for each pick-up, also for refused and invalid ones', async () => {
    const [collected, open] = [await scheduleCollection(api), await scheduleCollection(api)];
    await api.call('OFFICEMANAGER', `PATCH /collections/${collected.id}`, { body: { collectedAmount: 120.5 } });
    const results = await loaded([
      pickUpOf(collected.id),
      { ...pickUpOf(open.id), lines: [] },
      'nothing',
      pickUpOf(open.id),
    ]);
    expect(results.pickUps).toMatchObject([
      { state: 'refused', refusal: { code: 'already-collected', values: { name: 'Test OFFICEMANAGER' } } },
      { state: 'refused', collectionId: open.id, refusal: { code: 'invalid' } },
      { state: 'refused', id: null, lines: [], refusal: { code: 'invalid' } },
      { state: 'recorded' },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('is repeated under its key, and refused if it is damaged, foreign or of another office', async () => {
    const { id } = await scheduleCollection(api);
    const file = await seal([pickUpOf(id)]);
    const headers = { 'idempotency-key': newId() };
    const first = await load(file, headers);
    expect(first.json<PickUpImport>().pickUps).toMatchObject([{ state: 'recorded' }]);
    expect((await load(file, headers)).body).toBe(first.body);
    const { content } = file;
    const damaged = `${content.startsWith('A') ? 'B' : 'A'}${content.slice(1)}`;
    expect((await load({ ...file, content: damaged })).json()).toMatchObject({
      statusCode: 422,
      code: 'pick-up-file-damaged',
    });
    expect((await load({ ...file, keyId: 'another' })).json()).toMatchObject({ code: 'pick-up-file-foreign' });
    expect((await load({ format: 'backup' })).statusCode).toBe(422);
    expect((await load(await seal([], api.business().people.ADMIN.id))).statusCode).toBe(404);
  });
});
