import type { ErrorBody } from '@comptoir/api-contract/errors';
import type { Collection } from '@comptoir/api-contract/collections';
import { v7 as newId } from 'uuid';
import { describeApi } from '../../test/api';
import { collectionInput, newCollector } from '../../test/collections';

describeApi('a batch of collections', (api) => {
  const batch = async (amounts: readonly number[], more: object = {}) => {
    const inputs = [];
    for (const scheduledAmount of amounts) inputs.push(await collectionInput(api, { scheduledAmount }));
    const [{ officeId, collectorId, currency, scheduledCollectionDate }] = [...inputs, await collectionInput(api)];
    const rows = inputs.map(({ agencyId, scheduledAmount }) => ({ agencyId, scheduledAmount }));
    return { officeId, collectorId, currency, scheduledCollectionDate, rows, ...more };
  };
  const plan = (body: object, key?: string) =>
    api.call('OFFICEMANAGER', 'POST /collections/batch', {
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const kept = () =>
    api
      .connection()
      .selectFrom('collections')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();

  it('is scheduled in one call, each with history and mail', async () => {
    const body = await batch([100, 250.5, 3], { hasTime: true, alertBefore24Hours: true });
    const answer = await plan(body);
    expect(answer.statusCode).toBe(201);
    const { ids } = answer.json<{ ids: string[] }>();
    expect(ids).toHaveLength(3);
    const planned: Collection[] = [];
    for (const id of ids) planned.push((await api.call('OFFICEMANAGER', `GET /collections/${id}`)).json<Collection>());
    expect(planned.map(({ agencyId, scheduledAmount }) => ({ agencyId, scheduledAmount }))).toEqual(
      expect.arrayContaining(body.rows),
    );
    for (const { id, collectorId, currency, scheduledCollectionDate, hasTime, status } of planned) {
      expect({ collectorId, currency, scheduledCollectionDate, hasTime, status }).toEqual({
        collectorId: body.collectorId,
        currency: 'USD',
        scheduledCollectionDate: body.scheduledCollectionDate,
        hasTime: true,
        status: 'UNCOLLECTED',
      });
      const history = await api.call('ADMIN', `GET /audit?entity=collection&id=${id}`);
      expect(history.json()).toMatchObject([{ action: 'CREATE', after: { id } }]);
    }
    const notices = await api
      .connection()
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'collection-notice')
      .where('key', 'in', ids)
      .execute();
    expect(notices).toHaveLength(3);
  });

  it('reports each invalid row and schedules none', async () => {
    const body = await batch([100, 200, 300]);
    const before = await kept();
    const foreign = body.rows.map((row, index) => (index === 1 ? row : { ...row, agencyId: newId() }));
    const refused = await plan({ ...body, rows: foreign });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<ErrorBody>().issues?.map(({ path, code }) => [path, code])).toEqual([
      ['rows.0.agencyId', 'agency-unknown'],
      ['rows.2.agencyId', 'agency-unknown'],
    ]);
    const negative = body.rows.map((row, index) => (index === 2 ? { ...row, scheduledAmount: -1 } : row));
    const wrong = await plan({ ...body, rows: negative });
    expect(wrong.json<ErrorBody>().issues).toMatchObject([
      { path: 'rows.2.scheduledAmount', message: 'Amount must be positive' },
    ]);
    const nobody = await plan({ ...body, collectorId: newId() });
    expect(nobody.json<ErrorBody>().issues).toMatchObject([{ path: 'collectorId', code: 'collector-unknown' }]);
    expect(await kept()).toEqual(before);
  });

  it('accepts collector, time, position and currency per row', async () => {
    const body = await batch([100, 200, 300]);
    const own = {
      collectorId: await newCollector(api),
      currency: 'EUR',
      scheduledCollectionDate: '2026-12-05T09:30:00.000Z',
      hasTime: true,
      roundPosition: 4,
    };
    const [first, second, third] = body.rows;
    const answer = await plan({ ...body, rows: [first, { ...second, ...own }, third] });
    const planned: Collection[] = [];
    for (const id of answer.json<{ ids: string[] }>().ids) {
      planned.push((await api.call('OFFICEMANAGER', `GET /collections/${id}`)).json<Collection>());
    }
    const { collectorId, currency, scheduledCollectionDate } = body;
    const common = { collectorId, currency, scheduledCollectionDate, hasTime: false, roundPosition: null };
    expect(planned.toSorted((one, other) => Number(one.id) - Number(other.id))).toMatchObject([common, own, common]);
    const stranger = await plan({ ...body, rows: [first, { ...second, collectorId: newId() }] });
    expect(stranger.json<ErrorBody>().issues).toMatchObject([
      { path: 'rows.1.collectorId', code: 'collector-unknown' },
    ]);
  });

  it('accepts 1 to 200 rows', async () => {
    const body = await batch([100]);
    const [row] = body.rows;
    const messageOf = async (rows: object[]) => (await plan({ ...body, rows })).json<ErrorBody>().message;
    expect(await messageOf([])).toBe('At least one collection is required');
    expect(await messageOf(Array.from({ length: 201 }, () => ({ ...row })))).toBe('At most 200 collections at once');
    const most = await plan({ ...body, rows: Array.from({ length: 200 }, () => ({ ...row })) });
    expect(most.json<{ ids: string[] }>().ids).toHaveLength(200);
  });

  it('is scheduled once under retries', async () => {
    const body = await batch([100, 200]);
    const before = await kept();
    const [key, first] = [newId(), await plan(body, 'lost')];
    const answers = await Promise.all([plan(body, key), plan(body, key), plan(body, key)]);
    const again = await plan(body, 'lost');
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
    expect(again.body).toBe(first.body);
    expect(Number((await kept()).count) - Number(before.count)).toBe(4);
  });

  it('is refused for an office outside the reach', async () => {
    const body = await batch([100], { officeId: api.business().offices.oran });
    expect((await plan(body)).statusCode).toBe(403);
    const admin = await api.call('ADMIN', 'POST /collections/batch', { body });
    expect(admin.json<ErrorBody>().issues).toMatchObject([{ path: 'collectorId' }]);
  });
});
