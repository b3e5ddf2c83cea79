import type { InboxCount } from '@comptoir/api-contract/inbox';
import { v7 as newId } from 'uuid';
import { DAY_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { openEvents } from '../../test/event-listener';
import { inboxOf, openKinds } from '../../test/inbox';
import { collectionInput, scheduleCollection } from '../../test/collections';
import { agencyInput } from '../../test/small-business';
import { reachOf } from '../access/reach';
import { inTransaction } from '../database/transaction';
import { people } from './audience';
import { changeItem, countInbox, findInbox, removeOldItems } from './inbox.repository';
import { notify } from './notify.repository';

describeApi('the inbox', (api) => {
  const report = (
    id: string,
    body: object = { collectedAmount: 100, collectionNotes: [{ note: 'A note was torn' }] },
  ) => api.call('COLLECTOR', `PATCH /collections/${id}`, { body });
  const count = async () => (await api.call('OFFICEMANAGER', 'GET /inbox/count')).json<InboxCount>();

  it('notifies the manager of an issue until it is clarified', async () => {
    const { id } = await scheduleCollection(api);
    expect((await report(id)).statusCode).toBe(200);
    expect(await openKinds(api)).toEqual({
      SUPERADMIN: [],
      ADMIN: [],
      OFFICEMANAGER: ['issue-reported'],
      COLLECTOR: [],
    });
    const [item] = await inboxOf(api, 'OFFICEMANAGER');
    expect(item).toMatchObject({
      entity: 'collection',
      entityId: id,
      office: { id: api.business().offices.algiers, name: 'Algiers Centre', countryCode: 'DZ' },
      params: { issue: 'difference', scheduled: 120.5, collected: 100, currency: 'USD', note: 'A note was torn' },
    });
    const change = (body: object) => api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body });
    await change({ collectionNotes: [{ note: 'Why?' }] });
    expect(await inboxOf(api, 'OFFICEMANAGER')).toHaveLength(1);
    await change({ issueClarified: true });
    expect(await inboxOf(api, 'OFFICEMANAGER')).toEqual([]);
    expect((await inboxOf(api, 'OFFICEMANAGER', 'done')).map(({ entityId }) => entityId)).toContain(id);
  });

  it('notifies administrators of the country if the office has no manager, until the collection is deleted', async () => {
    const { oran } = api.business().offices;
    const collector = { name: 'Amel', email: 'amel@test.example', phone: '1', role: 'COLLECTOR', officeId: oran };
    const agency = await api.call('ADMIN', 'POST /agencies', { body: agencyInput(oran) });
    const input = await collectionInput(api, {
      officeId: oran,
      agencyId: agency.json<{ id: string }>().id,
      collectorId: (await api.call('ADMIN', 'POST /invite-user', { body: collector })).json<{ id: string }>().id,
    });
    const { id } = (await api.call('ADMIN', 'POST /collections', { body: input })).json<{ id: string }>();
    await api.call('SUPERADMIN', `PATCH /collections/${id}`, { body: { status: 'UNCOLLECTED_WITH_ISSUES' } });
    expect((await inboxOf(api, 'ADMIN')).map(({ entityId, params }) => [entityId, params])).toEqual([
      [id, expect.objectContaining({ issue: 'missed', collected: null, note: null })],
    ]);
    expect((await openKinds(api)).OFFICEMANAGER).toEqual([]);
    expect((await api.call('SUPERADMIN', `DELETE /collections/${id}`)).statusCode).toBe(204);
    expect(await inboxOf(api, 'ADMIN')).toEqual([]);
  });

  it('is empty of items from a former office', async () => {
    const { offices, people: persons } = api.business();
    await report((await scheduleCollection(api)).id);
    const person = { ...persons.OFFICEMANAGER, name: '', phone: null, verified: true, language: null };
    const now = (officeId: string) => {
      const owner = { ...person, role: 'OFFICEMANAGER' as const, countryCode: 'DZ', officeId };
      return { person: owner, reach: reachOf(owner) };
    };
    const query = { state: 'open', before: undefined, limit: 10 } as const;
    const { rows } = await findInbox(api.connection(), now(offices.algiers), query);
    expect(rows).toHaveLength(1);
    expect(await findInbox(api.connection(), now(offices.oran), query)).toEqual({ rows: [], total: 0 });
    expect(await countInbox(api.connection(), now(offices.oran))).toEqual({ open: 0, nextDate: null });
    const isChanged = await inTransaction(api.connection(), (transaction) =>
      changeItem(transaction, now(offices.oran), rows[0]?.id ?? '', { done: true }),
    );
    expect(isChanged).toBe(false);
  });

  it('can be completed, snoozed and reopened by its owner, and has pages', async () => {
    const { offices, people: persons } = api.business();
    const causes = Array.from({ length: 5 }, () => newId());
    await inTransaction(api.connection(), async (transaction) => {
      for (const cause of [...causes, ...causes]) {
        const params = { by: 'A', agency: 'B', note: cause };
        const notification = {
          kind: 'mention',
          cause,
          entity: null,
          entityId: null,
          officeId: offices.algiers,
          params,
        } as const;
        await notify(transaction, notification, people([persons.OFFICEMANAGER.id, persons.ADMIN.id]), persons.ADMIN.id);
      }
    });
    const pages: string[][] = [];
    for (let before = ''; ;) {
      const answer = await api.call('OFFICEMANAGER', `GET /inbox?limit=4${before && `&before=${before}`}`);
      const ids = answer.json<{ id: string }[]>().map(({ id }) => id);
      pages.push(ids);
      before = ids.at(-1) ?? '';
      if (pages.flat().length >= Number(answer.headers['x-total-count'])) break;
    }
    const ids = pages.flat();
    expect(new Set(ids).size).toBe(ids.length);
    const { open } = await count();
    expect(ids).toHaveLength(open);
    expect(await inboxOf(api, 'ADMIN')).toEqual([]);

    const [first, second] = ids;
    const change = (id: string | undefined, body: object) => api.call('OFFICEMANAGER', `PATCH /inbox/${id}`, { body });
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
    expect((await change(first, { done: true })).statusCode).toBe(204);
    expect((await change(second, { snoozedUntil: tomorrow })).statusCode).toBe(204);
    expect(await count()).toEqual({ open: open - 2, nextDate: tomorrow });
    expect((await inboxOf(api, 'OFFICEMANAGER', 'snoozed')).map(({ id }) => id)).toEqual([second]);
    await change(second, { snoozedUntil: new Date(Date.now() - 1).toISOString() });
    expect(await count()).toEqual({ open: open - 1, nextDate: null });
    await change(first, { done: false });
    expect((await count()).open).toBe(open);
  });

  it('is announced on the stream of its owner only', async () => {
    const address = await api.server().listen({ host: '127.0.0.1', port: 0 });
    const [manager, collector] = [
      await openEvents(address, api.token('OFFICEMANAGER')),
      await openEvents(address, api.token('COLLECTOR')),
    ];
    const received: string[] = [];
    collector.receives('"list":"inbox"').then(
      () => received.push('collector'),
      () => undefined,
    );
    const notified = manager.receives('"list":"inbox","officeId":null');
    const everybody = collector.receives('"list":"collections"');
    const { id } = await scheduleCollection(api);
    await report(id);
    await Promise.all([notified, everybody]);
    expect(received).toEqual([]);
    manager.hangUp();
    collector.hangUp();
  });

  it('drops items after 90 days', async () => {
    expect((await inboxOf(api, 'OFFICEMANAGER')).length).toBeGreaterThan(0);
    await inTransaction(api.connection(), (transaction) => removeOldItems(transaction, new Date(Date.now() + 1000)));
    expect(await inboxOf(api, 'OFFICEMANAGER')).toEqual([]);
  });
});
