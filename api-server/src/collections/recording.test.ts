import type { Collection } from '@comptoir/api-contract/collections';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { balanceOf } from '../../test/money';
import { scheduleCollection } from '../../test/collections';
import { verifyBooks } from '../books/verify-books';
import { DAY_MS, MINUTE_MS } from '../calendar/durations';

describeApi('a recording sent later by a phone', (api) => {
  const send = (id: string, body: object, role: 'COLLECTOR' | 'OFFICEMANAGER' = 'COLLECTOR') =>
    api.call(role, `PATCH /collections/${id}`, { body });
  const read = async (id: string) => (await api.call('OFFICEMANAGER', `GET /collections/${id}`)).json<Collection>();
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

  it('keeps the time of the tap besides the time of booking', async () => {
    const { id, officeId } = await scheduleCollection(api);
    const recordedAt = ago(DAY_MS);
    const before = Date.now();
    const answer = await send(id, { collectedAmount: 120.5, collectionNotes: [], recordingId: newId(), recordedAt });
    expect(answer.json()).toMatchObject({ actualCollectionDate: recordedAt });
    expect(Date.parse(answer.json<Collection>().bookedDate ?? '')).toBeGreaterThanOrEqual(before);
    expect(answer.json()).not.toHaveProperty('clockWrong');
    const entry = await api
      .connection()
      .selectFrom('journalEntries')
      .select('bookedAt')
      .where('officeId', '=', officeId)
      .where('collectionId', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    expect(entry.bookedAt.getTime()).toBeGreaterThanOrEqual(before);
    const since = async (milliseconds: number) => {
      const list = await api.call('COLLECTOR', `GET /collections?collectedSince=${ago(milliseconds)}`);
      return list.json<Collection[]>().some((each) => each.id === id);
    };
    expect(await since(MINUTE_MS)).toBe(false);
    expect(await since(2 * DAY_MS)).toBe(true);
  });

  it.each([
    ['ahead', -10 * MINUTE_MS],
    ['behind', 40 * DAY_MS],
  ])('keeps the booking time and a mark if the phone clock is far %s', async (_, age) => {
    const { id } = await scheduleCollection(api);
    const before = Date.now();
    await send(id, { collectedAmount: 120.5, recordingId: newId(), recordedAt: ago(age) });
    const { actualCollectionDate, bookedDate, clockWrong } = await read(id);
    expect(Date.parse(actualCollectionDate ?? '')).toBeGreaterThanOrEqual(before);
    expect([bookedDate, clockWrong]).toEqual([undefined, true]);
  });

  it('is never in the future if the phone clock is slightly ahead', async () => {
    const { id } = await scheduleCollection(api);
    await send(id, { collectedAmount: 120.5, recordingId: newId(), recordedAt: ago(-MINUTE_MS) });
    expect(Date.parse((await read(id)).actualCollectionDate ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['an amount', { collectedAmount: 100, collectionNotes: [{ note: 'Short of change' }] }],
    ['a report', { status: 'UNCOLLECTED_WITH_ISSUES', collectionNotes: [{ note: 'Closed' }] }],
  ])('is booked once if %s is repeated after its idempotency key expired', async (_, recorded) => {
    const { id, officeId } = await scheduleCollection(api);
    const body = { ...recorded, recordingId: newId(), recordedAt: ago(8 * DAY_MS) };
    await send(id, body);
    const [first, held] = [await read(id), await balanceOf(api, officeId)];
    const again = await send(id, body);
    expect(again.statusCode).toBe(200);
    expect(await read(id)).toEqual(first);
    expect(first.collectionNotes).toMatchObject([{ createdDate: body.recordedAt }]);
    expect(await balanceOf(api, officeId)).toBe(held);
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('is refused if its id is reused for other content or by another person', async () => {
    const { id, officeId } = await scheduleCollection(api);
    const body = { collectedAmount: 120.5, recordingId: newId(), recordedAt: ago(MINUTE_MS) };
    await send(id, body);
    const held = await balanceOf(api, officeId);
    expect((await send(id, { ...body, collectedAmount: 121 })).statusCode).toBe(409);
    expect((await send(id, body, 'OFFICEMANAGER')).statusCode).toBe(409);
    expect(await balanceOf(api, officeId)).toBe(held);
  });

  it('leaves no id behind when refused', async () => {
    const { id } = await scheduleCollection(api);
    const body = { status: 'UNCOLLECTED_WITH_ISSUES', recordingId: newId() };
    expect((await send(id, body)).statusCode).toBe(422);
    expect((await send(id, { ...body, collectionNotes: [{ note: 'Closed' }] })).statusCode).toBe(200);
  });

  it('is booked once when two tabs send it concurrently', async () => {
    const { id, officeId } = await scheduleCollection(api);
    const held = await balanceOf(api, officeId);
    const body = { collectedAmount: 120.5, collectionNotes: [{ note: 'Twice' }], recordingId: newId() };
    const answers = await Promise.all([send(id, body), send(id, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read(id)).collectionNotes).toHaveLength(1);
    expect(await balanceOf(api, officeId)).toBe(held + 120.5);
  });
});
