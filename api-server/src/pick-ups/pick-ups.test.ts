import type { Collection } from '@comptoir/api-contract/collections';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import type { InboxItem } from '@comptoir/api-contract/inbox';
import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import type { PickUp, RecordedPickUp } from '@comptoir/api-contract/pick-ups';
import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { newCollector, scheduleCollection } from '../../test/collections';
import { balanceOf } from '../../test/money';
import { withoutGuard } from '../../test/without-triggers';
import { verifyBooks } from '../books/verify-books';
import { DAY_MS, MINUTE_MS } from '../calendar/durations';

// On both databases because of locks and constraints.
describeApiOnBoth('a pick-up of a phone', (api) => {
  const office = () => api.business().offices.algiers;
  const collector = () => api.business().people.COLLECTOR.id;
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
  const pickUpOf = (collectionId: string, more: object = {}) => ({
    id: newId(),
    collectionId,
    outcome: 'COLLECTED' as const,
    basedOnVersion: 1,
    lines: [{ currency: 'USD' as const, amount: 120.5 }],
    occurredAt: ago(1_000),
    ...more,
  });
  const send = (body: object, role: Parameters<typeof api.call>[0] = 'COLLECTOR') =>
    api.call(role, 'POST /pick-ups', { body });
  const recorded = async (body: object, role?: Parameters<typeof api.call>[0]) => {
    const answer = await send(body, role);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<RecordedPickUp>();
  };
  const change = (id: string, body: object) => api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body });
  const read = async (id: string) => (await api.call('OFFICEMANAGER', `GET /collections/${id}`)).json<Collection>();
  const pickUpsOf = async (id: string, role: Parameters<typeof api.call>[0] = 'OFFICEMANAGER') =>
    (await api.call(role, `GET /pick-ups?collectionId=${id}`)).json<PickUp[]>();
  const entriesOf = async (id: string) => {
    const address = `GET /general-ledger?officeId=${office()}&collectionId=${id}` as const;
    return (await api.call('OFFICEMANAGER', address)).json<{ generalLedgers: LedgerEntry[] }>().generalLedgers;
  };
  const hand = async (currency = 'USD') => {
    const held = await api
      .connection()
      .selectFrom('accountBalances')
      .select('amountMinor')
      .where('officeId', '=', office())
      .where('account', '=', `HAND:${collector()}`)
      .execute();
    const rows = (await api.call('COLLECTOR', 'GET /cash/hand')).json<{ currency: string; amount: number }[]>();
    return held.length === 0 ? 0 : (rows.find((row) => row.currency === currency)?.amount ?? 0);
  };
  const faults = async () => (await verifyBooks(api.connection())).faults;

  it('is booked as a recording of the office is, and read by its id and its collection', async () => {
    const { id, officeId } = await scheduleCollection(api);
    const held = await balanceOf(api, officeId);
    const body = pickUpOf(id, {
      lines: [{ currency: 'USD', amount: 120.5, counts: { '100': 1, '20': 1, '0.5': 1 } }],
      note: 'Gate B',
      signerName: 'K. Ait',
      seal: 'DZ-004711',
      position: { lat: 36.781, lon: 3.06, accuracy: 18 },
      device: { id: newId(), app: '1.4.2', clockOffsetMs: -420 },
    });
    const { pickUp, collection } = await recorded(body);
    expect(collection).toMatchObject({ status: 'COLLECTED', collectedAmount: 120.5, recordedBy: { id: collector() } });
    expect(collection?.collectionNotes).toMatchObject([{ note: 'Gate B', role: 'COLLECTOR' }]);
    expect(pickUp).toMatchObject({
      id: body.id,
      signerName: 'K. Ait',
      seal: 'DZ-004711',
      distance: 111,
      byOffice: false,
      flags: [],
      lines: [{ currency: 'USD', amount: 120.5, counts: { '100': 1, '20': 1, '0.5': 1 } }],
    });
    const hash = (content: string) => createHash('sha256').update(content).digest('hex');
    expect(pickUp.contentHash).toBe(hash(pickUpContent(body)));
    expect(pickUp.contentHash).toBe(hash(pickUpContent(pickUp)));
    expect(await balanceOf(api, officeId)).toBe(held + 120.5);
    expect(await pickUpsOf(id)).toEqual([pickUp]);
    expect((await api.call('COLLECTOR', `GET /pick-ups/${body.id}`)).json()).toEqual(pickUp);
  });

  it('is booked once if it is sent fifty times at once, with the same answer', async () => {
    const { id, officeId } = await scheduleCollection(api);
    const held = await balanceOf(api, officeId);
    const body = pickUpOf(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await entriesOf(id)).toHaveLength(1);
    expect(await balanceOf(api, officeId)).toBe(held + 120.5);
    await change(id, { collectionNotes: [{ note: 'Counted' }] });
    // Another attempt may know another offset of the clock.
    const again = await recorded({ ...body, device: { id: newId(), app: '1', clockOffsetMs: 5 }, basedOnVersion: 2 });
    expect(again.pickUp).toEqual(answers[0]?.json<RecordedPickUp>().pickUp);
    expect(again.collection?.collectionNotes).toHaveLength(1);
  });

  it('is booked once if one id is sent for several collections at the same time', async () => {
    const planned = [];
    for (let count = 0; count < 5; count++) planned.push(await scheduleCollection(api));
    const held = await balanceOf(api, office());
    const body = pickUpOf(planned[0]?.id ?? '', { lines: [{ currency: 'EUR', amount: 5 }], note: 'Only euros' });
    const answers = await Promise.all(planned.map(({ id }) => send({ ...body, collectionId: id })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    expect(await balanceOf(api, office(), 'EUR')).toBe(5);
    expect(await balanceOf(api, office())).toBe(held);
  });

  it('is refused with other content, from another person or for another collection, and nothing is booked', async () => {
    const [first, second] = [await scheduleCollection(api), await scheduleCollection(api)];
    const body = pickUpOf(first.id);
    await recorded(body);
    const held = await balanceOf(api, office());
    const others = [
      await send({ ...body, lines: [{ currency: 'USD', amount: 120 }] }),
      await send({ ...body, collectionId: second.id }),
      await send(body, 'OFFICEMANAGER'),
    ];
    for (const other of others) expect(other.json()).toMatchObject({ statusCode: 409, code: 'pick-up-differs' });
    const [one, two] = [pickUpOf(second.id), await scheduleCollection(api)];
    const both = await Promise.all([send(one), send({ ...one, collectionId: two.id })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await balanceOf(api, office())).toBe(held + 120.5);
  });

  it('is refused if someone collected before, with name, amount and time', async () => {
    const { id } = await scheduleCollection(api);
    await change(id, { collectedAmount: 120.5 });
    const answer = (await send(pickUpOf(id))).json();
    expect(answer).toMatchObject({ statusCode: 409, code: 'already-collected' });
    expect(answer).toMatchObject({ values: { name: 'Test OFFICEMANAGER', currency: 'USD', amount: '120.50' } });
    const failed = pickUpOf(id, { outcome: 'NOT_COLLECTED', reasonCode: 'CLOSED', lines: [] });
    expect((await send(failed)).json()).toMatchObject({ code: 'already-collected' });
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('keeps the time of the tap besides that of booking, and marks a late one and a wrong clock', async () => {
    const { id } = await scheduleCollection(api);
    const occurredAt = ago(2 * DAY_MS);
    const device = { id: newId(), app: '', clockOffsetMs: 11 * MINUTE_MS };
    const { pickUp, collection } = await recorded(pickUpOf(id, { occurredAt, device }));
    expect(pickUp).toMatchObject({ occurredAt, flags: ['late', 'clock-off'] });
    expect(collection).toMatchObject({ actualCollectionDate: occurredAt, bookedDate: pickUp.bookedAt });
    const entry = await api
      .connection()
      .selectFrom('journalEntries')
      .select(['bookedAt', 'occurredAt'])
      .where('reference', '=', `collection:${id}`)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ bookedAt: new Date(pickUp.bookedAt), occurredAt: new Date(occurredAt) });
    const ahead = await scheduleCollection(api);
    expect((await recorded(pickUpOf(ahead.id, { occurredAt: ago(-DAY_MS) }))).pickUp.flags).toEqual(['clock-off']);
  });

  it('is marked, not refused, if the office changed the schedule meanwhile', async () => {
    const { id } = await scheduleCollection(api);
    await change(id, { scheduledAmount: 5_000 });
    const { pickUp, collection } = await recorded(pickUpOf(id));
    expect([pickUp.flags, collection?.status]).toEqual([['schedule-changed'], 'COLLECTED_WITH_ISSUES']);
    const noted = await scheduleCollection(api);
    await change(noted.id, { collectionNotes: [{ note: 'Ring twice' }] });
    expect((await recorded(pickUpOf(noted.id))).pickUp.flags).toEqual([]);
    const unusual = await scheduleCollection(api);
    const tenfold = pickUpOf(unusual.id, { lines: [{ currency: 'USD', amount: 1_205 }] });
    expect((await send(tenfold)).json()).toMatchObject({ statusCode: 422, issues: [{ path: 'reason' }] });
    expect((await recorded({ ...tenfold, note: 'Arrears' })).collection?.amountReason).toBe('Arrears');
  });

  it('books a cancelled or reassigned stop beside its collection, which stays as it is', async () => {
    const other = await newCollector(api);
    const [cancelled, reassigned, never] = [
      await scheduleCollection(api),
      await scheduleCollection(api),
      await scheduleCollection(api, { collectorId: other }),
    ];
    await api.call('OFFICEMANAGER', `DELETE /collections/${cancelled.id}`, { headers: { 'if-match': '*' } });
    await change(reassigned.id, { collectorId: other });
    const held = await balanceOf(api, office());
    for (const { id } of [cancelled, reassigned]) {
      const body = pickUpOf(id);
      const { pickUp, collection } = await recorded(body);
      expect([pickUp.flags, collection]).toEqual([['unplanned'], null]);
      expect(pickUp.lines).toMatchObject([{ entryNumber: expect.any(String) }]);
      expect((await recorded(body)).pickUp).toEqual(pickUp);
      expect(await pickUpsOf(id, 'COLLECTOR')).toEqual([pickUp]);
    }
    expect(await balanceOf(api, office())).toBe(held + 241);
    expect(await entriesOf(reassigned.id)).toMatchObject([{ collection: { collector: { name: 'Test COLLECTOR' } } }]);
    expect(await read(reassigned.id)).toMatchObject({ status: 'UNCOLLECTED', collectedAmount: null });
    const inbox = (await api.call('OFFICEMANAGER', 'GET /inbox')).json<InboxItem[]>();
    expect(inbox.filter(({ kind }) => kind === 'unplanned-pick-up')).toMatchObject([
      { entityId: reassigned.id, params: { reason: 'reassigned', collector: 'Test COLLECTOR' } },
      { entityId: null, params: { reason: 'cancelled', amounts: [{ currency: 'USD', amount: 120.5 }] } },
    ]);
    expect((await send(pickUpOf(never.id))).statusCode).toBe(404);
    expect((await recorded(pickUpOf(reassigned.id), 'OFFICEMANAGER')).pickUp).toMatchObject({
      byOffice: true,
      flags: [],
    });
    expect(await faults()).toEqual([]);
  });

  it('has an entry per currency, and the first in that of the collection sets its amount', async () => {
    const { id } = await scheduleCollection(api);
    const euros = await balanceOf(api, office(), 'EUR');
    const lines = [
      { currency: 'EUR', amount: 50, counts: { '50': 1 } },
      { currency: 'USD', amount: 100 },
      { currency: 'DZD', amount: 0 },
    ];
    const { pickUp, collection } = await recorded(pickUpOf(id, { lines }));
    expect(collection).toMatchObject({ status: 'COLLECTED_WITH_ISSUES', collectedAmount: 100 });
    const entries = await entriesOf(id);
    expect(entries.map(({ currency, transaction }) => `${currency} ${transaction.amount}`).toSorted()).toEqual([
      'EUR 50',
      'USD 100',
    ]);
    expect(entries.map(({ currency, pickUpId }) => [currency, pickUpId])).toEqual([
      ['EUR', pickUp.id],
      ['USD', undefined],
    ]);
    const numbers = Object.fromEntries(entries.map((entry) => [entry.currency, entry.id]));
    expect(Object.fromEntries(pickUp.lines.map((line) => [line.currency, line.entryNumber]))).toEqual({
      ...numbers,
      DZD: null,
    });
    expect(await balanceOf(api, office(), 'EUR')).toBe(euros + 50);
    // A correction is one of the amount of the collection, in its currency.
    const correction = { collectedAmount: 90, correctionReason: 'Counted again' };
    const corrected = await api.call('SUPERADMIN', `PATCH /collections/${id}`, { body: correction });
    expect(corrected.statusCode).toBe(200);
    expect(await balanceOf(api, office(), 'EUR')).toBe(euros + 50);
    expect(await faults()).toEqual([]);
  });

  it('needs amounts that add up, and a reason for a stop without cash', async () => {
    const { id } = await scheduleCollection(api);
    const wrong = [
      { lines: [{ currency: 'USD', amount: 120.5, counts: { '100': 1 } }] },
      { lines: [{ currency: 'USD', amount: 3, counts: { '3': 1 } }] },
      { lines: [{ currency: 'USD', amount: 1e300, counts: { '1': 1 } }] },
      { lines: [] },
      { lines: [pickUpOf(id).lines[0], pickUpOf(id).lines[0]] },
      { outcome: 'NOT_COLLECTED', lines: [] },
      { outcome: 'NOT_COLLECTED', lines: [], reasonCode: 'OTHER' },
      { id: '01890000-0000-4000-8000-0000000000e1' },
    ];
    for (const more of wrong) expect((await send(pickUpOf(id, more))).statusCode).toBe(422);
    const failed = pickUpOf(id, { outcome: 'NOT_COLLECTED', lines: [], reasonCode: 'CLOSED' });
    const { pickUp, collection } = await recorded(failed);
    expect([pickUp.reasonCode, pickUp.lines]).toEqual(['CLOSED', []]);
    expect(collection).toMatchObject({ status: 'UNCOLLECTED_WITH_ISSUES', unansweredIssue: true });
    const later = await recorded(pickUpOf(id, { basedOnVersion: 2 }));
    expect([later.pickUp.flags, later.collection?.status]).toEqual([[], 'COLLECTED']);
    expect((await pickUpsOf(id)).map(({ outcome }) => outcome)).toEqual(['NOT_COLLECTED', 'COLLECTED']);
  });

  it('never changes, and its amounts are verified against the journal', async () => {
    const { id } = await scheduleCollection(api);
    const { pickUp } = await recorded(pickUpOf(id));
    const update = `update pick_up_lines set amount_minor = 5 where pick_up_id = '${pickUp.id}'`;
    await expect(api.connection().updateTable('pickUps').set({ note: 'x' }).execute()).rejects.toThrow('append-only');
    await withoutGuard(api.connection(), [update]);
    expect(await faults()).toMatchObject([{ what: expect.stringContaining(`pick-up ${pickUp.id}`) }]);
    await withoutGuard(api.connection(), [update.replace('= 5', '= 12050')]);
    expect(await faults()).toEqual([]);
  });

  it('gets the same answer after 8 days, when its idempotency key is deleted', async () => {
    const { id, officeId } = await scheduleCollection(api);
    const held = await balanceOf(api, officeId);
    const body = pickUpOf(id, { occurredAt: ago(8 * DAY_MS) });
    const headers = { 'idempotency-key': newId() };
    const attempt = (sent: object) => api.call('COLLECTOR', 'POST /pick-ups', { body: sent, headers });
    const first = await attempt(body);
    expect(first.statusCode).toBe(200);
    await api.connection().deleteFrom('idempotencyKeys').execute();
    const again = await attempt(body);
    expect([again.statusCode, again.json<RecordedPickUp>().pickUp]).toEqual([200, first.json<RecordedPickUp>().pickUp]);
    await api.connection().deleteFrom('idempotencyKeys').execute();
    const other = await attempt({ ...body, lines: [{ currency: 'USD', amount: 120 }] });
    expect(other.json()).toMatchObject({ statusCode: 409, code: 'pick-up-differs' });
    expect(await entriesOf(id)).toHaveLength(1);
    expect(await balanceOf(api, officeId)).toBe(held + 120.5);
    expect(await faults()).toEqual([]);
  });

  it('is booked with a mark whether the office cancels, reassigns or moves its stop meanwhile', async () => {
    const other = await newCollector(api);
    const office: [(id: string) => Promise<{ statusCode: number }>, readonly string[]][] = [
      [(id) => api.call('OFFICEMANAGER', `DELETE /collections/${id}`, { headers: { 'if-match': '*' } }), ['unplanned']],
      [(id) => change(id, { collectorId: other }), ['unplanned']],
      [(id) => change(id, { scheduledCollectionDate: ago(-3 * DAY_MS) }), ['schedule-changed']],
    ];
    for (const [meanwhile, flags] of office) {
      const { id, officeId } = await scheduleCollection(api);
      const held = await balanceOf(api, officeId);
      expect((await meanwhile(id)).statusCode).toBeLessThan(300);
      const body = pickUpOf(id);
      expect((await recorded(body)).pickUp.flags).toEqual(flags);
      expect(await balanceOf(api, officeId)).toBe(held + 120.5);
      const receipts = await api.call('COLLECTOR', `GET /receipts?pickUpId=${body.id}`);
      expect(receipts.json()).toMatchObject([{ lines: [{ currency: 'USD', amount: 120.5 }] }]);
    }
    expect(await faults()).toEqual([]);
  });

  it('is booked from a device that was ended', async () => {
    const deviceId = newId();
    const heartbeat = { deviceId, deviceTime: ago(0), unsent: 0 };
    await api.call('COLLECTOR', 'POST /field-devices/heartbeat', { body: heartbeat });
    const { OFFICEMANAGER, ADMIN } = api.business().people;
    const steps = { confirmedBy: OFFICEMANAGER.id, confirmedAt: new Date(), endedBy: ADMIN.id, endedAt: new Date() };
    await api.connection().updateTable('fieldDevices').set(steps).where('deviceId', '=', deviceId).execute();
    const beat = await api.call('COLLECTOR', 'POST /field-devices/heartbeat', { body: heartbeat });
    expect(beat.json()).toMatchObject({ state: 'ended' });
    const { id } = await scheduleCollection(api);
    const device = { id: deviceId, app: '1', clockOffsetMs: 0 };
    expect((await recorded(pickUpOf(id, { device }))).collection?.status).toBe('COLLECTED');
  });

  it('is in the hand of its collector in an office with custody', async () => {
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    const till = await balanceOf(api, office());
    const [planned, cancelled] = [await scheduleCollection(api), await scheduleCollection(api)];
    await api.call('OFFICEMANAGER', `DELETE /collections/${cancelled.id}`, { headers: { 'if-match': '*' } });
    const lines = [
      { currency: 'USD', amount: 120.5 },
      { currency: 'EUR', amount: 7 },
    ];
    await recorded(pickUpOf(planned.id, { lines }));
    await recorded(pickUpOf(cancelled.id));
    expect([await hand(), await hand('EUR'), await balanceOf(api, office())]).toEqual([241, 7, till]);
    expect(await faults()).toEqual([]);
  });
});
