import { BoardCollection } from '@comptoir/api-contract/collection-board';
import { DAY_MS, HOUR_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';

describeApi('the board of collections', (api) => {
  const start = Date.parse('2027-03-01T00:00:00Z');
  const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
  const board = (query = '', days = 7, role: 'OFFICEMANAGER' | 'COLLECTOR' = 'OFFICEMANAGER') =>
    api.call(
      role,
      `GET /collections/board?officeId=${api.business().offices.algiers}&startDate=${at(0)}&endDate=${at(24 * days)}${query}`,
    );
  const planAt = (hours: number, more: object = {}) =>
    scheduleCollection(api, { scheduledCollectionDate: at(hours), ...more });

  it('lists the collections of its days by time, in the shape of the contract', async () => {
    const late = await planAt(100, { hasTime: true, roundPosition: 2, scheduledAmount: 0.07 });
    const early = await planAt(10);
    await planAt(-1);
    await planAt(24 * 7 + 1);
    const answer = await board();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-total-count']).toBe('2');
    const rows = answer.json<BoardCollection[]>();
    expect(rows.map((row) => BoardCollection.parse(row))).toEqual(rows);
    expect(rows.map(({ id }) => id)).toEqual([early.id, late.id]);
    const { collectorId, scheduledAmount, currency, status, hasTime, roundPosition } = late;
    expect(rows[1]).toEqual({
      id: late.id,
      version: 1,
      status,
      agency: late.agency.name,
      collectorId,
      collector: late.collector.name,
      scheduledCollectionDate: late.scheduledCollectionDate,
      hasTime,
      roundPosition,
      scheduledAmount,
      currency,
    });
  });

  it('has the amount, the time and the recorder of a collected one', async () => {
    const { id } = await planAt(24 * 2, { scheduledAmount: 80 });
    const body = { collectedAmount: 79.5, reason: 'Short' };
    expect((await api.call('COLLECTOR', `PATCH /collections/${id}`, { body })).statusCode).toBe(200);
    const row = (await board()).json<BoardCollection[]>().find((found) => found.id === id);
    expect(row).toEqual(BoardCollection.parse(row));
    expect(row?.collected).toEqual({ at: expect.stringMatching(/^20.*Z$/), by: 'Test COLLECTOR', amount: 79.5 });
  });

  it('returns the version needed for a change', async () => {
    const { id } = await planAt(24 * 3);
    const version = async () =>
      (await board()).json<BoardCollection[]>().find((row) => row.id === id)?.version ?? Number.NaN;
    const known = await version();
    const move = () =>
      api.call('OFFICEMANAGER', `PATCH /collections/${id}`, {
        body: { scheduledCollectionDate: at(24 * 4) },
        headers: { 'if-match': `"${known}"` },
      });
    expect((await move()).statusCode).toBe(200);
    expect(await version()).toBe(known + 1);
    expect((await move()).statusCode).toBe(412);
  });

  it('filters by collector and omits deleted ones', async () => {
    const { id, collectorId } = await planAt(24 * 5);
    const found = async (query: string) => (await board(query)).json<BoardCollection[]>().some((row) => row.id === id);
    expect(await found(`&collectorId=${collectorId}`)).toBe(true);
    expect(await found(`&collectorId=${api.business().people.OFFICEMANAGER.id}`)).toBe(false);
    await api.call('OFFICEMANAGER', `DELETE /collections/${id}`);
    expect(await found('')).toBe(false);
  });

  it('covers at most eight days of an office in reach, and refuses collectors', async () => {
    expect((await board('', 8)).statusCode).toBe(200);
    const longer = await board('', 8 + 1 / DAY_MS);
    expect(longer.statusCode).toBe(422);
    expect(longer.body).toContain('A board covers at most 8 days');
    expect((await board('', 7, 'COLLECTOR')).statusCode).toBe(403);
  });
});
