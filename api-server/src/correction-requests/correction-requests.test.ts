import type { CorrectionRequest } from '@comptoir/api-contract/correction-requests';
import type { Role } from '@comptoir/api-contract/roles';
import { sql } from 'kysely';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { inboxOf } from '../../test/inbox';
import { addFloat } from '../../test/money';

// On both databases because of the partial unique index and the SQL that finds records.
describeApiOnBoth('a requested correction', (api) => {
  const office = () => api.business().offices.algiers;
  const make = async (role: Role, path: `/${string}`, body: object) => {
    const answer = await api.call(role, `POST ${path}`, { body });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<{ id: string }>().id;
  };
  const send = (role: Role, entity: string, entityId: string) =>
    api.call(role, 'POST /correction-requests', { body: { entity, entityId, reason: 'Typed twice' } });
  const requests = async (role: Role, entity: string, entityId: string) =>
    (await api.call(role, `GET /correction-requests?entity=${entity}&entityId=${entityId}`)).json<
      CorrectionRequest[]
    >();
  const decline = (role: Role, id: string) =>
    api.call(role, `POST /correction-requests/${id}/refusal`, { body: { reason: 'The amount is right' } });
  const notifications = async (role: Role, entity: string, id: string) =>
    (await inboxOf(api, role)).flatMap((item) =>
      item.entity === entity && item.entityId === id ? [[item.kind, item.params]] : [],
    );
  const recorded = async () => {
    const { id } = await scheduleCollection(api, { scheduledAmount: 100 });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
    return id;
  };
  const correct = (id: string, collectedAmount: number) =>
    api.call('SUPERADMIN', `PATCH /collections/${id}`, {
      body: { collectedAmount, correctionReason: 'Counted again' },
    });
  const trade = async () => {
    await addFloat(api, office(), 100);
    const amounts = { oldAmount: 10, oldCurrency: 'USD', newAmount: 1_300, newCurrency: 'DZD', rate: 130 };
    return make('OFFICEMANAGER', '/trades', { officeId: office(), ...amounts });
  };

  it('by a collector reaches SUPERADMINs, and is answered by their correction', async () => {
    const id = await recorded();
    expect((await send('COLLECTOR', 'collection', id)).json()).toMatchObject({ answer: null, mayDecline: false });
    const params = { record: 'collection', number: id };
    const notification = ['correction-requested', { ...params, by: 'Test COLLECTOR', reason: 'Typed twice' }];
    expect([
      await notifications('SUPERADMIN', 'collection', id),
      await notifications('ADMIN', 'collection', id),
    ]).toEqual([[notification], []]);
    expect((await send('OFFICEMANAGER', 'collection', id)).json()).toMatchObject({ code: 'correction-requested' });
    expect(await requests('OFFICEMANAGER', 'collection', id)).toMatchObject([{ answer: null, mayDecline: false }]);
    expect(await requests('SUPERADMIN', 'collection', id)).toMatchObject([{ mayDecline: true }]);
    await correct(id, 90);
    expect(await notifications('SUPERADMIN', 'collection', id)).toEqual([]);
    const by = 'Test SUPERADMIN';
    const answered = ['correction-answered', { ...params, by, isCorrected: true, reason: null }];
    expect(await notifications('COLLECTOR', 'collection', id)).toEqual([answered]);
    expect(await requests('COLLECTOR', 'collection', id)).toMatchObject([
      { answer: { isCorrected: true, reason: null, by: { name: by } } },
    ]);
    expect((await send('COLLECTOR', 'collection', id)).statusCode).toBe(201);
  });

  it('is declined with a reason, once', async () => {
    const id = await trade();
    const { id: request } = (await send('OFFICEMANAGER', 'trade', id)).json<CorrectionRequest>();
    expect((await notifications('ADMIN', 'trade', id)).map(([kind]) => kind)).toEqual(['correction-requested']);
    expect(await notifications('SUPERADMIN', 'trade', id)).toEqual([]);
    const refusal = { isCorrected: false, reason: 'The amount is right' };
    expect((await decline('ADMIN', request)).json()).toMatchObject({ answer: refusal, mayDecline: false });
    expect((await decline('SUPERADMIN', request)).json()).toMatchObject({ code: 'correction-answered' });
    expect(await notifications('ADMIN', 'trade', id)).toEqual([]);
    expect(await notifications('OFFICEMANAGER', 'trade', id)).toMatchObject([['correction-answered', refusal]]);
  });

  it('of a trade or an expense is answered by its reversal, and is refused afterwards', async () => {
    const body = { officeId: office(), date: new Date().toISOString(), currency: 'USD', description: 'Fuel' };
    for (const [entity, path, id] of [
      ['trade', '/trades', await trade()],
      ['transaction', '/transactions', await make('OFFICEMANAGER', '/transactions', { ...body, amount: -5 })],
    ] as const) {
      expect((await send('OFFICEMANAGER', entity, id)).statusCode).toBe(201);
      await make('ADMIN', `${path}/${id}/reversal`, { reason: 'Typed twice' });
      expect(await notifications('OFFICEMANAGER', entity, id)).toMatchObject([
        ['correction-answered', { isCorrected: true }],
      ]);
      expect((await send('OFFICEMANAGER', entity, id)).json()).toMatchObject({ code: 'correction-needless' });
    }
  });

  it('is refused for an open collection, to people who may correct it, and outside the reach', async () => {
    const { id: open } = await scheduleCollection(api);
    expect((await send('OFFICEMANAGER', 'collection', open)).json()).toMatchObject({ code: 'correction-needless' });
    const id = await trade();
    expect((await send('ADMIN', 'trade', id)).json()).toMatchObject({ code: 'correction-yourself' });
    expect((await send('COLLECTOR', 'trade', id)).statusCode).toBe(404);
    expect((await send('OFFICEMANAGER', 'transaction', 'not-an-id')).statusCode).toBe(404);
    expect((await send('OFFICEMANAGER', 'day', `${office()}:2020-01-01`)).statusCode).toBe(404);
    expect(await requests('COLLECTOR', 'trade', id)).toEqual([]);
  });

  it('is not answered by its author, also after a change of role', async () => {
    const id = await trade();
    const { id: request } = (await send('OFFICEMANAGER', 'trade', id)).json<CorrectionRequest>();
    const requestedBy = api.business().people.ADMIN.id;
    await api.connection().updateTable('correctionRequests').set({ requestedBy }).where('id', '=', request).execute();
    expect((await decline('ADMIN', request)).json()).toMatchObject({ code: 'correction-own' });
    expect(await requests('ADMIN', 'trade', id)).toMatchObject([{ mayDecline: false }]);
  });

  it('of a closed day reaches administrators, and is answered when the day opens again', async () => {
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await addFloat(api, office(), 1);
    const [day] = (await api.call('ADMIN', `GET /days?officeId=${office()}`)).json<{ day: string }[]>();
    const name = day?.day ?? '';
    const id = `${office()}:${name}`;
    expect((await send('OFFICEMANAGER', 'day', id)).json()).toMatchObject({ code: 'correction-needless' });
    const now = new Date();
    await api
      .connection()
      .updateTable('businessDays')
      .set({
        closedAt: now,
        closedBy: api.business().people.ADMIN.id,
        number: 1n,
        version: 1,
        lastEntry: sql`first_entry`,
      })
      .where('officeId', '=', office())
      .execute();
    expect((await send('OFFICEMANAGER', 'day', id)).statusCode).toBe(201);
    expect(await notifications('ADMIN', 'day', id)).toMatchObject([
      ['correction-requested', { record: 'day', number: name }],
    ]);
    await api.call('ADMIN', `POST /days/${name}/reopening?officeId=${office()}`, { body: { reason: 'A bundle' } });
    expect(await notifications('OFFICEMANAGER', 'day', id)).toMatchObject([
      ['correction-answered', { isCorrected: true }],
    ]);
  });

  it('reaches SUPERADMINs if the country has no administrator', async () => {
    const people = api.connection().updateTable('users').where('role', '=', 'ADMIN');
    await people.set({ held: true }).execute();
    const id = await trade();
    await send('OFFICEMANAGER', 'trade', id);
    await people.set({ held: false }).execute();
    expect((await notifications('SUPERADMIN', 'trade', id)).map(([kind]) => kind)).toEqual(['correction-requested']);
  });
});
