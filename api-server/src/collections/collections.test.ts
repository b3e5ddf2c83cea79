import type { Collection } from '@comptoir/api-contract/collections';
import { describeApiOnBoth } from '../../test/api';
import { balanceOf } from '../../test/money';
import { collectionInput, scheduleCollection } from '../../test/collections';
import { verifyBooks } from '../books/verify-books';

// Runs on both databases because of row locks.
describeApiOnBoth('collections', (api) => {
  const record = (role: Parameters<typeof api.call>[0], id: string, collectedAmount: number, more: object = {}) =>
    api.call(role, `PATCH /collections/${id}`, { body: { collectedAmount, collectionNotes: [], ...more } });

  const noticeOf = (id: string) =>
    api
      .connection()
      .selectFrom('jobs')
      .select(['runAt', 'payload'])
      .where('kind', '=', 'collection-notice')
      .where('key', '=', id)
      .executeTakeFirst();

  it('are scheduled with notes, read, listed and counted', async () => {
    const created = await scheduleCollection(api, { collectionNotes: [{ note: 'Ring twice' }, { note: '  ' }] });
    expect(created).toMatchObject({
      status: 'UNCOLLECTED',
      scheduledAmount: 120.5,
      collectedAmount: null,
      actualCollectionDate: null,
      collectionNotes: [{ note: 'Ring twice', role: 'OFFICEMANAGER', author: 'Test OFFICEMANAGER' }],
      media: [],
    });
    expect(created.id).toMatch(/^\d+$/);
    const read = await api.call('OFFICEMANAGER', `GET /collections/${created.id}`);
    expect(read.headers['etag']).toBe('"1"');
    expect(read.json()).toEqual(created);
    const list = await api.call('OFFICEMANAGER', `GET /collections?search=%23${created.id}&limit=10`);
    expect(list.headers['x-total-count']).toBe('1');
    expect(list.json()).toEqual([created]);
  });

  it('are searched by agency or collector, and filtered by day and collector', async () => {
    const { id, collectorId, scheduledCollectionDate: date } = await scheduleCollection(api);
    const found = async (query: string) => {
      const list = await api.call('OFFICEMANAGER', `GET /collections?${query}`);
      return list.json<Collection[]>().some((each) => each.id === id);
    };
    const later = new Date(Date.parse(date) + 1).toISOString();
    expect(await found('search=tantonville')).toBe(true);
    expect(await found('search=test%20coll')).toBe(true);
    expect(await found('search=nobody')).toBe(false);
    expect(await found(`startDate=${date}&endDate=${date}`)).toBe(true);
    expect(await found(`startDate=${later}`)).toBe(false);
    expect(await found(`collectorId=${collectorId}`)).toBe(true);
  });

  it('report missing fields, and refuse an agency or collector of another office', async () => {
    const empty = await api.call('OFFICEMANAGER', 'POST /collections', { body: { scheduledAmount: -1 } });
    expect(empty.statusCode).toBe(422);
    expect(empty.json<{ issues: object[] }>().issues).toMatchObject([
      { path: 'agencyId', message: 'Agency is required' },
      { path: 'scheduledCollectionDate', message: 'Collection date is required' },
      { path: 'collectorId', message: 'Collector is required' },
      { path: 'scheduledAmount', message: 'Amount must be positive' },
      { path: 'currency', message: 'Currency is required' },
      { path: 'officeId', message: 'Office is required' },
    ]);
    const body = { ...(await collectionInput(api)), officeId: api.business().offices.oran };
    const elsewhere = await api.call('ADMIN', 'POST /collections', { body });
    expect(elsewhere.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'agencyId' }] });
    const outside = await api.call('OFFICEMANAGER', 'POST /collections', { body });
    expect(outside.statusCode).toBe(403);
  });

  it('book the collected amount into the money book once', async () => {
    const office = api.business().offices.algiers;
    const held = await balanceOf(api, office);
    const { id } = await scheduleCollection(api);
    const recorded = await record('COLLECTOR', id, 120.5);
    expect(recorded.json()).toMatchObject({ status: 'COLLECTED', collectedAmount: 120.5 });
    const date = recorded.json<Collection>().actualCollectionDate;
    expect(date).not.toBeNull();
    expect(await balanceOf(api, office)).toBe(held + 120.5);

    expect((await record('OFFICEMANAGER', id, 120.5)).statusCode).toBe(200);
    expect((await record('ADMIN', id, 100)).statusCode).toBe(403);
    expect(await balanceOf(api, office)).toBe(held + 120.5);

    const corrected = await api.call('SUPERADMIN', `PATCH /collections/${id}`, {
      body: { collectedAmount: 100.25, correctionReason: 'A bundle was counted twice' },
    });
    expect(corrected.json()).toMatchObject({
      status: 'COLLECTED_WITH_ISSUES',
      collectedAmount: 100.25,
      actualCollectionDate: date,
    });
    const book = await api.call('SUPERADMIN', `GET /general-ledger?officeId=${office}&limit=1`);
    expect(book.json()).toMatchObject({
      generalLedgers: [{ kind: 'CORRECTION', transaction: { description: 'A bundle was counted twice' } }],
    });
    expect((await record('SUPERADMIN', id, 120.5)).json()).toMatchObject({ status: 'COLLECTED' });
    expect(await balanceOf(api, office)).toBe(held + 120.5);
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('book nothing for an empty bag, and the difference of a correction', async () => {
    const office = api.business().offices.algiers;
    const held = await balanceOf(api, office);
    const { id } = await scheduleCollection(api);
    expect((await record('COLLECTOR', id, 0, { reason: 'Nothing in the bag' })).json()).toMatchObject({
      status: 'COLLECTED_WITH_ISSUES',
    });
    expect(await balanceOf(api, office)).toBe(held);
    await record('SUPERADMIN', id, 80);
    await record('SUPERADMIN', id, 75);
    expect(await balanceOf(api, office)).toBe(held + 75);
  });

  it('keep their schedule once collected, and cannot be deleted', async () => {
    const { id } = await scheduleCollection(api);
    await record('COLLECTOR', id, 100);
    const moved = await api.call('ADMIN', `PATCH /collections/${id}`, { body: { scheduledAmount: 1 } });
    expect(moved.statusCode).toBe(409);
    const same = await api.call('ADMIN', `PATCH /collections/${id}`, { body: { scheduledAmount: 120.5 } });
    expect(same.statusCode).toBe(200);
    expect((await api.call('ADMIN', `DELETE /collections/${id}`)).json()).toMatchObject({
      statusCode: 409,
      message: 'A collected collection cannot be deleted.',
    });
    expect((await api.call('ADMIN', `GET /collections/${id}`)).statusCode).toBe(200);
  });

  it('are visible to and recorded by their own collector only', async () => {
    const own = await scheduleCollection(api);
    const list = await api.call('COLLECTOR', 'GET /collections');
    const { COLLECTOR } = api.business().people;
    expect(list.json<Collection[]>().every(({ collectorId }) => collectorId === COLLECTOR.id)).toBe(true);
    const schedule = await api.call('COLLECTOR', `PATCH /collections/${own.id}`, { body: { scheduledAmount: 5 } });
    expect(schedule.statusCode).toBe(403);
    const note = { status: 'UNCOLLECTED_WITH_ISSUES', collectionNotes: [{ note: 'Closed' }] };
    const noted = await api.call('COLLECTOR', `PATCH /collections/${own.id}`, { body: note });
    expect(noted.json()).toMatchObject({
      status: 'UNCOLLECTED_WITH_ISSUES',
      collectionNotes: [{ note: 'Closed', role: 'COLLECTOR' }],
    });
    expect((await api.call('COLLECTOR', `DELETE /collections/${own.id}`)).statusCode).toBe(403);
  });

  it('schedule, move and cancel the mail a day ahead', async () => {
    const { id, scheduledCollectionDate: date } = await scheduleCollection(api, { alertBefore24Hours: true });
    expect((await noticeOf(id))?.runAt).toEqual(new Date(Date.parse(date) - 24 * 3_600_000));
    const moved = new Date(Date.parse(date) + 3_600_000);
    await api.call('OFFICEMANAGER', `PATCH /collections/${id}`, {
      body: { scheduledCollectionDate: moved.toISOString() },
    });
    expect((await noticeOf(id))?.runAt).toEqual(new Date(moved.getTime() - 24 * 3_600_000));
    await api.call('OFFICEMANAGER', `DELETE /collections/${id}`);
    expect(await noticeOf(id)).toBeUndefined();
    expect((await api.call('OFFICEMANAGER', `GET /collections/${id}`)).statusCode).toBe(404);
  });

  it('return 412 for an outdated version', async () => {
    const { id } = await scheduleCollection(api);
    const change = (amount: number) =>
      api.call('ADMIN', `PATCH /collections/${id}`, {
        body: { scheduledAmount: amount },
        headers: { 'if-match': '"1"' },
      });
    expect((await change(1)).statusCode).toBe(200);
    expect((await change(2)).statusCode).toBe(412);
  });

  it('are exported as CSV without formulas', async () => {
    const { id } = await scheduleCollection(api, { collectionNotes: [{ note: 'a "quoted", note' }] });
    await api.connection().updateTable('agencies').set({ name: '=cmd()' }).execute();
    const csv = await api.call('OFFICEMANAGER', `GET /collections/csv?search=${id}&timeZone=Africa/Algiers`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="collections-algiers-centre-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(csv.body.startsWith('\uFEFFId,Status,Agency,')).toBe(true);
    const [, line, end] = csv.body.split('\r\n');
    expect(line).toContain(`${id},Uncollected,'=cmd(),`);
    expect(line).toContain('"Test OFFICEMANAGER: a ""quoted"", note"');
    expect(end).toBe('');
  });

  it('are exported by id within the reach, up to a limit', async () => {
    const [one, , three] = [
      await scheduleCollection(api),
      await scheduleCollection(api),
      await scheduleCollection(api),
    ];
    const file = await api.call('OFFICEMANAGER', `GET /collections/csv?ids=${one.id},${three.id},999999999`);
    const [, ...lines] = file.body.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual([three.id, one.id]);
    const many = Array.from({ length: 501 }, (_, index) => index + 1).join(',');
    for (const ids of [many, 'x', '1,,2', '']) {
      const refused = await api.call('OFFICEMANAGER', `GET /collections/csv?ids=${ids}`);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ issues: [{ path: 'ids' }] });
    }
  });
});
