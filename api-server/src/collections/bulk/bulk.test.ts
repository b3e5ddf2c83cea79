import type { BulkPreview, BulkProgress } from '@comptoir/api-contract/collection-bulk';
import type { Collection } from '@comptoir/api-contract/collections';
import type { ErrorBody } from '@comptoir/api-contract/errors';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../../test/api';
import { jobTools } from '../../../test/jobs';
import { collectionInput, newCollector, scheduleCollection } from '../../../test/collections';
import { jobHandlers } from '../../background/job-handlers';
import { createJobRunner, type JobHandler } from '../../jobs/job-runner';
import { leaseJobs } from '../../jobs/jobs.repository';

const SECOND_OF_DECEMBER = { kind: 'move', day: '2030-12-02', timeZone: 'Africa/Algiers' } as const;

// Runs on both databases because of row locks.
describeApiOnBoth('a bulk change of collections', (api) => {
  const change = (body: object, role: 'OFFICEMANAGER' | 'ADMIN' | 'SUPERADMIN' = 'OFFICEMANAGER', key?: string) =>
    api.call(role, 'POST /collections/bulk', {
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const preview = (body: object) => api.call('OFFICEMANAGER', 'POST /collections/bulk/preview', { body });
  const read = async (id: string) => (await api.call('SUPERADMIN', `GET /collections/${id}`)).json<Collection>();
  const progressOf = async (id: string) => (await api.call('OFFICEMANAGER', `GET /bulk/${id}`)).json<BulkProgress>();

  async function collections(count: number) {
    const collectorId = await newCollector(api);
    const { agencyId, scheduledAmount, ...common } = await collectionInput(api, {
      collectorId,
      scheduledCollectionDate: '2030-11-20T08:30:00.000Z',
      hasTime: true,
    });
    const {
      alertBefore2Hours: _alert,
      collectionNotes: _notes,
      roundPosition: _position,
      ...body
    } = {
      roundPosition: null,
      ...common,
    };
    const rows = Array.from({ length: count }, () => ({ agencyId, scheduledAmount }));
    const answer = await api.call('OFFICEMANAGER', 'POST /collections/batch', { body: { ...body, rows } });
    return { filter: { collectorId }, ids: answer.json<{ ids: string[] }>().ids };
  }

  const runner = (instead: Partial<Record<'bulk-change', JobHandler>> = {}) => {
    const sender = { send: async () => undefined, close: () => undefined };
    const handlers = { ...jobHandlers({ ...jobTools, sender }), ...instead };
    return createJobRunner({ connection: api.connection(), handlers, log: { warn: () => undefined } });
  };

  async function runAll(runners = [runner()]): Promise<void> {
    while ((await Promise.all(runners.map((one) => one.runDue()))).some((taken) => taken > 0));
  }

  async function changesOf(ids: readonly string[]) {
    const versions = await api
      .connection()
      .selectFrom('collections')
      .select('version')
      .where('id', 'in', ids.map(BigInt))
      .execute();
    const lines = await api
      .connection()
      .selectFrom('auditEntries')
      .select('entityId')
      .where('entity', '=', 'collection')
      .where('action', '=', 'UPDATE')
      .where('entityId', 'in', ids)
      .execute();
    return {
      versions: [...new Set(versions.map(({ version }) => version))],
      lines: lines.length,
      changed: new Set(lines.map(({ entityId }) => entityId)).size,
    };
  }

  it('moves each to another day at the same local time, with history and mail', async () => {
    const early = await scheduleCollection(api, { scheduledCollectionDate: '2030-11-20T06:15:00.000Z', hasTime: true });
    const late = await scheduleCollection(api, {
      scheduledCollectionDate: '2030-11-21T22:45:00.000Z',
      alertBefore24Hours: true,
    });
    const ids = [early.id, late.id];
    const answer = await change({ ids, action: SECOND_OF_DECEMBER, expectedCount: 2 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ kind: 'move', state: 'finished', total: 2, changed: 2, refused: 0 });
    // 23:45 in Algiers.
    expect((await read(early.id)).scheduledCollectionDate).toBe('2030-12-02T06:15:00.000Z');
    expect((await read(late.id)).scheduledCollectionDate).toBe('2030-12-02T22:45:00.000Z');
    const history = await api.call('ADMIN', `GET /audit?entity=collection&id=${early.id}`);
    expect(history.json()).toMatchObject([
      { action: 'UPDATE', user: { id: api.business().people.OFFICEMANAGER.id } },
      {},
    ]);
    const notice = await api
      .connection()
      .selectFrom('jobs')
      .select('runAt')
      .where('kind', '=', 'collection-notice')
      .where('key', '=', late.id)
      .executeTakeFirstOrThrow();
    expect(notice.runAt).toEqual(new Date('2030-12-01T22:45:00.000Z'));
  });

  it('reassigns or cancels them', async () => {
    const { ids, filter } = await collections(3);
    const collectorId = await newCollector(api);
    const assigned = await change({ ids, action: { kind: 'assign', collectorId }, expectedCount: 3 });
    expect(assigned.json()).toMatchObject({ state: 'finished', changed: 3 });
    expect((await read(ids[0] ?? '')).collectorId).toBe(collectorId);
    const none = await change({ filter, action: { kind: 'cancel' }, expectedCount: 3 });
    expect(none.json()).toMatchObject({ code: 'bulk-count', values: { expected: 3, found: 0 } });
    const cancelled = await change({ filter: { collectorId }, action: { kind: 'cancel' }, expectedCount: 3 });
    expect(cancelled.json()).toMatchObject({ state: 'finished', changed: 3 });
    expect((await api.call('SUPERADMIN', `GET /collections/${ids[0]}`)).statusCode).toBe(404);
  });

  it('skips collections with money and reports why', async () => {
    const collected = await scheduleCollection(api);
    const path = `/collections/${collected.id}` as const;
    await api.call('OFFICEMANAGER', `PATCH ${path}`, { body: { collectedAmount: 120.5 } });
    const before = await read(collected.id);
    const actions = [SECOND_OF_DECEMBER, { kind: 'assign', collectorId: await newCollector(api) }, { kind: 'cancel' }];
    for (const action of actions) {
      const other = await scheduleCollection(api);
      const ids = [collected.id, other.id];
      const code = action.kind === 'cancel' ? 'collection-not-deletable' : 'collection-collected';
      const seen = (await preview({ ids, action })).json<BulkPreview>();
      expect(seen).toEqual({ count: 2, changed: 1, refused: [{ code, count: 1, message: expect.any(String) }] });
      const answer = await change({ ids, action, expectedCount: 2 });
      expect(answer.json()).toMatchObject({ changed: 1, refused: 1, failures: [{ id: collected.id, code }] });
    }
    expect(await read(collected.id)).toEqual(before);
  });

  it('is previewed without changes, with missing collections and foreign collectors', async () => {
    const [one, other] = [await scheduleCollection(api), await scheduleCollection(api)];
    const body = { ids: [one.id, other.id, '999999999'], action: { kind: 'assign', collectorId: newId() } };
    expect((await preview(body)).json()).toMatchObject({
      count: 3,
      changed: 0,
      refused: [
        { code: 'collector-unknown', count: 2 },
        { code: 'not-found', count: 1 },
      ],
    });
    expect(await read(one.id)).toEqual(one);
    const answer = await change({ ...body, expectedCount: 3 });
    expect(answer.json<BulkProgress>().failures.map(({ id, code }) => [id, code])).toEqual([
      [one.id, 'collector-unknown'],
      [other.id, 'collector-unknown'],
      ['999999999', 'not-found'],
    ]);
  });

  it('is refused if the filter matches another number than previewed', async () => {
    const { ids, filter } = await collections(3);
    const body = { filter, action: SECOND_OF_DECEMBER };
    for (const expectedCount of [2, 4]) {
      const refused = await change({ ...body, expectedCount });
      expect(refused.statusCode).toBe(409);
      expect(refused.json<ErrorBody>().message).toBe(
        `The selection now has 3 collections instead of ${expectedCount}. Check it and try again.`,
      );
    }
    expect((await changesOf(ids)).lines).toBe(0);
    expect((await change({ ...body, expectedCount: 3 })).json()).toMatchObject({ changed: 3 });
  });

  it('accepts either ids or a filter, up to the limit', async () => {
    const action = { kind: 'cancel' };
    const messageOf = async (body: object) => (await change(body)).json<ErrorBody>().message;
    const both = { ids: ['1'], filter: {}, action, expectedCount: 1 };
    expect(await messageOf(both)).toBe('Select collections by number or by a filter');
    expect(await messageOf({ action, expectedCount: 1 })).toBe('Select collections by number or by a filter');
    expect(await messageOf({ ids: [], action, expectedCount: 1 })).toBe('At least one collection is required');
    const tooMany = Array.from({ length: 10_001 }, (_, index) => String(index + 1));
    expect(await messageOf({ ids: tooMany, action, expectedCount: 1 })).toBe(
      'At most 10000 collections at once by their numbers',
    );
  });

  it('is limited to the reach, and visible to its author and people above', async () => {
    const { id } = await scheduleCollection(api);
    const filter = { officeId: api.business().offices.oran };
    const beside = await change({ filter, action: SECOND_OF_DECEMBER, expectedCount: 1 });
    expect(beside.statusCode).toBe(403);
    const body = { ids: [id], action: SECOND_OF_DECEMBER, expectedCount: 1 };
    expect((await api.call('COLLECTOR', 'POST /collections/bulk', { body })).statusCode).toBe(403);
    const own = (await change(body)).json<BulkProgress>();
    for (const role of ['OFFICEMANAGER', 'ADMIN', 'SUPERADMIN'] as const) {
      expect((await api.call(role, `GET /bulk/${own.id}`)).json()).toEqual(own);
    }
    const others = await change(body, 'SUPERADMIN');
    expect((await api.call('OFFICEMANAGER', `GET /bulk/${others.json<BulkProgress>().id}`)).statusCode).toBe(404);
  });

  it('continues after a crash and applies each change once', async () => {
    const { ids, filter } = await collections(130);
    const locked = ids[77] ?? '';
    await api.call('OFFICEMANAGER', `PATCH /collections/${locked}`, { body: { collectedAmount: 120.5 } });
    const key = newId();
    const body = { filter, action: SECOND_OF_DECEMBER, expectedCount: 130 };
    const started = (await change(body, 'OFFICEMANAGER', key)).json<BulkProgress>();
    expect(started).toMatchObject({ state: 'running', total: 130, changed: 20 });
    expect((await change(body, 'OFFICEMANAGER', key)).json()).toEqual(started);

    const handler = jobHandlers({ ...jobTools, sender: { send: async () => undefined, close: () => undefined } });
    const half: JobHandler = {
      in: 'transaction',
      async run(transaction, job) {
        const whole = handler['bulk-change'];
        if (whole.in === 'transaction') await whole.run(transaction, job);
        throw new Error('killed');
      },
    };
    await runner({ 'bulk-change': half }).runDue();
    expect(await progressOf(started.id)).toEqual(started);
    const due = { runAt: new Date(0) };
    await api.connection().updateTable('jobs').set(due).where('key', '=', started.id).execute();
    expect((await leaseJobs(api.connection(), 100)).map(({ key: leased }) => leased)).toContain(started.id);
    await runAll();
    expect(await progressOf(started.id)).toEqual(started);

    await api
      .connection()
      .updateTable('jobs')
      .set({ leaseUntil: new Date(0) })
      .where('key', '=', started.id)
      .execute();
    await runAll([runner(), runner(), runner()]);
    expect(await progressOf(started.id)).toMatchObject({
      state: 'finished',
      changed: 129,
      refused: 1,
      failures: [{ id: locked, code: 'collection-collected' }],
    });
    const others = ids.filter((id) => id !== locked);
    expect(await changesOf(others)).toEqual({ versions: [2], lines: 129, changed: 129 });
  });

  it('stops if its author is deleted meanwhile', async () => {
    const { ids } = await collections(25);
    const administrator = api.business().people.ADMIN.id;
    const started = (
      await change({ ids, action: SECOND_OF_DECEMBER, expectedCount: 25 }, 'ADMIN')
    ).json<BulkProgress>();
    const users = api.connection().updateTable('users').where('id', '=', administrator);
    await users.set({ archivedAt: new Date() }).execute();
    await runAll();
    await users.set({ archivedAt: null }).execute();
    const { changed, refused } = (await api.call('ADMIN', `GET /bulk/${started.id}`)).json<BulkProgress>();
    expect({ changed, refused }).toEqual({ changed: 20, refused: 5 });
    expect(await changesOf(ids.slice(0, 20))).toMatchObject({ changed: 20 });
  });
});
