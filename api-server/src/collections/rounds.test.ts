import { collectionState, COLLECTION_STATES } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { HOUR_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { localDay } from '../calendar/local-day';

const ZONE = 'Africa/Algiers';

describeApi('rounds', (api) => {
  const change = (role: Parameters<typeof api.call>[0], id: string, body: object, key?: string) =>
    api.call(role, `PATCH /collections/${id}`, { body, ...(key && { headers: { 'idempotency-key': key } }) });
  const list = async (query: string) =>
    (await api.call('OFFICEMANAGER', `GET /collections?timeZone=${ZONE}&${query}`)).json<Collection[]>();
  const on = (hours: number) => {
    const { begins } = localDay(ZONE);
    return { scheduledCollectionDate: new Date(begins + hours * HOUR_MS).toISOString() };
  };

  it('show time and position, in order of the round', async () => {
    const search = 'rounds-in-order';
    const plan = (hours: number, more: object) =>
      scheduleCollection(api, { ...on(hours), collectionNotes: [{ note: search }], ...more });
    const third = await plan(9, { hasTime: true });
    const second = await plan(15, { hasTime: true, roundPosition: 2 });
    const first = await plan(0, { roundPosition: 1 });
    expect(first).toMatchObject({ hasTime: false, roundPosition: 1 });
    const ids = (await list('sort=round')).map(({ id }) => id);
    expect(ids.filter((id) => [first.id, second.id, third.id].includes(id))).toEqual([first.id, second.id, third.id]);
    const moved = await change('OFFICEMANAGER', second.id, { roundPosition: null, hasTime: false });
    expect(moved.json()).toMatchObject({ roundPosition: null, hasTime: false });
    const refused = await change('OFFICEMANAGER', second.id, { roundPosition: 0 });
    expect(refused.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'roundPosition' }] });
    expect((await change('COLLECTOR', second.id, { roundPosition: 1 })).statusCode).toBe(403);
  });

  it('filter by state; each collection has one state', async () => {
    const late = await scheduleCollection(api, on(-1));
    const due = await scheduleCollection(api, on(23));
    const planned = await scheduleCollection(api, on(30));
    const collected = await scheduleCollection(api, on(1));
    await change('OFFICEMANAGER', collected.id, { collectedAmount: 120.5 });
    const issues = await scheduleCollection(api, on(1));
    await change('OFFICEMANAGER', issues.id, { collectedAmount: 100 });
    const expected = { late, due, planned, collected, issues };
    for (const state of COLLECTION_STATES) {
      const rows = await list(`state=${state}`);
      expect(rows.map(({ id }) => id)).toContain(expected[state].id);
      expect(new Set(rows.map((row) => collectionState(row, localDay(ZONE))))).toEqual(new Set([state]));
    }
    const [open, ...states] = await Promise.all(
      ['open', 'late', 'due', 'planned'].map((state) => list(`state=${state}&sort=newest`)),
    );
    expect(open?.map(({ id }) => id).toSorted()).toEqual(states.flatMap((rows) => rows.map(({ id }) => id)).toSorted());
    expect((await api.call('OFFICEMANAGER', 'GET /collections?state=lost')).statusCode).toBe(422);
    const { begins, ends } = localDay(ZONE);
    const tomorrow = await api.call('OFFICEMANAGER', 'GET /collections/totals?state=late&timeZone=Asia/Tokyo');
    expect(tomorrow.statusCode).toBe(200);
    expect((await list(`collectedSince=${new Date(ends + 1).toISOString()}`)).length).toBe(0);
    const since = await list(`collectedSince=${new Date(begins).toISOString()}`);
    expect(since.map(({ id }) => id)).toEqual(expect.arrayContaining([collected.id, issues.id]));
  });

  it('keep the recorder, and record once under retries', async () => {
    const { id } = await scheduleCollection(api);
    const body = { collectedAmount: 100, collectionNotes: [{ note: '20.50 missing' }] };
    const first = await change('COLLECTOR', id, body, 'recorded-once');
    const again = await change('COLLECTOR', id, body, 'recorded-once');
    expect(again.json()).toEqual(first.json());
    expect(first.json()).toMatchObject({
      recordedBy: { id: api.business().people.COLLECTOR.id, name: 'Test COLLECTOR' },
      collectionNotes: [{ note: '20.50 missing' }],
    });
    const other = await change('COLLECTOR', id, { collectedAmount: 90 }, 'recorded-once');
    expect(other.statusCode).toBe(409);
  });

  it('keep an issue of a collector open until the office clarifies it', async () => {
    const { id } = await scheduleCollection(api, on(2));
    const silent = await change('COLLECTOR', id, { status: 'UNCOLLECTED_WITH_ISSUES' });
    expect(silent.json()).toMatchObject({ statusCode: 422, issues: [{ message: 'Reason is required' }] });
    const reason = { status: 'UNCOLLECTED_WITH_ISSUES', collectionNotes: [{ note: 'The shop was closed' }] };
    expect((await change('COLLECTOR', id, reason)).json()).toMatchObject({ unansweredIssue: true });
    expect((await list('unanswered=true')).map((row) => row.id)).toContain(id);
    const requested = await change('OFFICEMANAGER', id, { collectionNotes: [{ note: 'When do they open?' }] });
    expect(requested.json()).toMatchObject({ unansweredIssue: true });
    expect((await change('COLLECTOR', id, { issueClarified: true })).statusCode).toBe(403);
    expect((await change('COLLECTOR', id, { collectionNotes: [{ note: 'On Monday' }] })).json()).toMatchObject({
      unansweredIssue: true,
    });
    const clarified = await change('OFFICEMANAGER', id, { issueClarified: true });
    expect(clarified.json()).toMatchObject({ unansweredIssue: false, status: 'UNCOLLECTED_WITH_ISSUES' });
    expect((await list('unanswered=true')).map((row) => row.id)).not.toContain(id);
    const moved = await change('OFFICEMANAGER', id, on(50));
    expect(moved.json()).toMatchObject({ status: 'UNCOLLECTED', unansweredIssue: false });
  });

  it('have no open issue if the office explains the difference', async () => {
    const silent = await scheduleCollection(api);
    expect((await change('OFFICEMANAGER', silent.id, { collectedAmount: 100 })).json()).toMatchObject({
      unansweredIssue: true,
    });
    const reported = await scheduleCollection(api);
    const body = { collectedAmount: 1, collectionNotes: [{ note: 'The rest comes tomorrow' }] };
    expect((await change('OFFICEMANAGER', reported.id, body)).json()).toMatchObject({ unansweredIssue: false });
  });
});
