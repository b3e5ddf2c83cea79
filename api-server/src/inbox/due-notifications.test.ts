import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Role } from '@comptoir/api-contract/roles';
import { v7 as newId } from 'uuid';
import { DAY_MS, HOUR_MS } from '../calendar/durations';
import { dayAfter, dayOf, instantOn } from '../calendar/local-day';
import { describeApi } from '../../test/api';
import { inboxOf, openKinds } from '../../test/inbox';
import { sendMails, tokenIn } from '../../test/mail';
import { addFloat } from '../../test/money';
import { scheduleCollection } from '../../test/collections';
import { PASSWORD } from '../../test/small-business';
import { inTransaction } from '../database/transaction';
import { scheduleNotifications, sendDueNotifications } from './due-notifications';

const ZONE = 'Africa/Algiers';

describeApi('time-based notifications', (api) => {
  const look = (now = new Date()) =>
    inTransaction(api.connection(), (transaction) => sendDueNotifications(transaction, now));
  const kinds = async (role: Role) => (await inboxOf(api, role)).map(({ kind }) => kind);
  const change = (id: string, body: object) => api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body });

  it('report late collections of an ended day once, until none is left', async () => {
    const yesterday = dayAfter(dayOf(new Date(), ZONE), -1);
    const at = { scheduledCollectionDate: instantOn(yesterday, 600, ZONE).toISOString() };
    const [first, second] = [await scheduleCollection(api, at), await scheduleCollection(api, at)];
    await Promise.all([look(), look()]);
    expect(await openKinds(api)).toEqual({
      SUPERADMIN: [],
      ADMIN: [],
      OFFICEMANAGER: ['late-pick-ups'],
      COLLECTOR: [],
    });
    const [item] = await inboxOf(api, 'OFFICEMANAGER');
    expect(item?.params).toMatchObject({ day: yesterday, count: 2 });
    await change(first.id, { collectedAmount: 120.5 });
    expect((await inboxOf(api, 'OFFICEMANAGER'))[0]?.params).toMatchObject({ count: 1 });
    await change(second.id, { scheduledCollectionDate: new Date(Date.now() + DAY_MS).toISOString() });
    await look();
    expect(await kinds('OFFICEMANAGER')).toEqual([]);
  });

  it('report unsent pick-ups of a phone once after a day, until they are sent', async () => {
    const deviceId = newId();
    const beat = async (...ages: number[]) => {
      const body = {
        deviceId,
        deviceTime: new Date().toISOString(),
        unsent: ages.length,
        oldestUnsentAt: ages[0] === undefined ? null : new Date(Date.now() - ages[0]).toISOString(),
      };
      expect((await api.call('COLLECTOR', 'POST /field-devices/heartbeat', { body })).statusCode).toBe(200);
      await look();
    };
    const notifications = async () =>
      (await inboxOf(api, 'OFFICEMANAGER')).filter(({ kind }) => kind === 'unsent-pick-ups');
    await beat(23 * HOUR_MS);
    expect(await notifications()).toEqual([]);
    await beat(26 * HOUR_MS, 25 * HOUR_MS);
    await beat(25 * HOUR_MS);
    const { id: entityId } = api.business().people.COLLECTOR;
    expect(await notifications()).toMatchObject([
      { entity: 'user', entityId, params: { collector: 'Test COLLECTOR', count: 2, since: expect.any(String) } },
    ]);
    await beat(HOUR_MS);
    expect(await notifications()).toEqual([]);
    await beat();
  });

  it('report a low balance once, until it has recovered', async () => {
    const { algiers } = api.business().offices;
    const path = `/balance-limits/${algiers}` as const;
    const money = (amount: number, currency: CurrencyCode = 'EUR') =>
      amount > 0
        ? addFloat(api, algiers, amount, currency)
        : api.call('SUPERADMIN', 'POST /transactions', {
            body: { officeId: algiers, date: new Date().toISOString(), amount, currency, description: 'Rent' },
          });
    await money(150);
    const set = (limits: object[], etag = '*') =>
      api.call('OFFICEMANAGER', `PATCH ${path}`, { body: { limits }, headers: { 'if-match': etag } });
    const empty = await api.call('ADMIN', `GET ${path}`);
    expect(empty.json()).toEqual({ limits: [] });
    expect((await set([{ currency: 'EUR', amount: 100 }], String(empty.headers['etag']))).statusCode).toBe(200);
    expect((await set([], String(empty.headers['etag']))).statusCode).toBe(412);
    const low = async (role: Role) =>
      (await inboxOf(api, role)).filter(({ kind }) => kind === 'low-balance').map(({ params }) => params);
    expect(await low('OFFICEMANAGER')).toEqual([]);
    await money(-60);
    const alerts = [{ currency: 'EUR', amount: 90, limit: 100 }];
    expect([await low('OFFICEMANAGER'), await low('ADMIN'), await low('SUPERADMIN')]).toEqual([alerts, alerts, []]);
    for (const amount of [15, -15, 15, -15]) await money(amount);
    expect(await low('OFFICEMANAGER')).toEqual(alerts);
    await money(20);
    expect([await low('OFFICEMANAGER'), await low('ADMIN')]).toEqual([[], []]);
    await money(-20);
    expect(await low('OFFICEMANAGER')).toHaveLength(1);
    await set([]);
    expect(await low('OFFICEMANAGER')).toEqual([]);
    // An already low balance notifies when the limit is set.
    await set([{ currency: 'GBP', amount: 1 }]);
    expect(await low('ADMIN')).toEqual([{ currency: 'GBP', amount: 0, limit: 1 }]);
    await set([]);
  });

  it('report an expired invitation until it is answered or repeated', async () => {
    const officeId = api.business().offices.algiers;
    const person = { name: 'Lina', email: 'lina@test.example', phone: '1', role: 'COLLECTOR', officeId };
    const { id } = (await api.call('ADMIN', 'POST /invite-user', { body: person })).json<{ id: string }>();
    const expire = async () => {
      const at = await api
        .connection()
        .updateTable('jobs')
        .set({ runAt: new Date(0) })
        .where('key', '=', id)
        .execute();
      expect(at[0]?.numUpdatedRows).toBe(1n);
      return sendMails(api.connection());
    };
    await expire();
    const expired = async () => (await inboxOf(api, 'OFFICEMANAGER')).map(({ entityId, params }) => [entityId, params]);
    expect(await expired()).toEqual([[id, { name: 'Lina', role: 'COLLECTOR' }]]);
    expect(await kinds('ADMIN')).toEqual([]);
    await api.call('OFFICEMANAGER', `POST /users/${id}/invitation`);
    expect(await expired()).toEqual([]);
    const [mail] = await expire();
    expect(await expired()).toHaveLength(1);
    const signup = { token: tokenIn(mail), password: `${PASSWORD} of Lina`, confirmPassword: `${PASSWORD} of Lina` };
    expect((await api.call('nobody', 'POST /signup', { body: signup })).statusCode).toBe(201);
    expect(await expired()).toEqual([]);
  });

  it('report failing jobs, by country and all to SUPERADMINs', async () => {
    const { OFFICEMANAGER } = api.business().people;
    const job = { kind: 'mail', runAt: new Date(Date.now() + DAY_MS), attempts: 5, lastError: 'no such mailbox' };
    await api
      .connection()
      .insertInto('jobs')
      .values([
        { ...job, key: 'one', payload: JSON.stringify({ to: OFFICEMANAGER.email }) },
        { ...job, key: 'two', payload: JSON.stringify({ to: OFFICEMANAGER.email }) },
        { ...job, key: 'nobody', payload: JSON.stringify({ to: 'nobody@test.example' }) },
        { ...job, key: 'begun', attempts: 1, payload: JSON.stringify({ to: OFFICEMANAGER.email }) },
      ])
      .execute();
    await Promise.all([look(), look()]);
    const params = { job: 'mail', to: OFFICEMANAGER.email };
    expect((await inboxOf(api, 'ADMIN')).map((item) => [item.entityId, item.params])).toEqual([
      [OFFICEMANAGER.id, { ...params, count: 2 }],
    ]);
    expect((await inboxOf(api, 'SUPERADMIN'))[0]?.params).toMatchObject({ job: 'mail', count: 3 });
    expect(await kinds('OFFICEMANAGER')).toEqual([]);
    await api.connection().deleteFrom('jobs').where('key', '=', 'one').execute();
    await look();
    expect((await inboxOf(api, 'ADMIN'))[0]?.params).toMatchObject({ count: 1 });
    await api.connection().deleteFrom('jobs').where('kind', '=', 'mail').execute();
    await look();
    expect([await kinds('ADMIN'), await kinds('SUPERADMIN')]).toEqual([[], []]);
  });

  it('are mailed once a morning to subscribers with open items', async () => {
    const choose = (role: Role, daily: boolean) => api.call(role, 'PATCH /inbox/mail', { body: { daily } });
    for (const role of ['OFFICEMANAGER', 'ADMIN'] as const) {
      expect((await api.call(role, 'GET /inbox/mail')).json()).toEqual({ daily: false });
      await choose(role, true);
    }
    await api.call('OFFICEMANAGER', 'PATCH /me', { body: { language: 'fr' } });
    const { id } = await scheduleCollection(api);
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
    const tomorrow = instantOn(dayAfter(dayOf(new Date(), ZONE), 1), 0, ZONE).getTime();
    const mailsAfter = async (moment: number) => {
      await Promise.all([look(new Date(moment)), look(new Date(moment))]);
      await api.connection().updateTable('jobs').set({ runAt: new Date() }).where('kind', '=', 'mail').execute();
      return sendMails(api.connection());
    };
    expect(await mailsAfter(tomorrow + 6 * HOUR_MS)).toEqual([]);
    const [mail, ...others] = await mailsAfter(tomorrow + 7 * HOUR_MS);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'En attente dans votre boîte : 1', link: 'https://comptoir.example/inbox' });
    expect(mail?.text).toContain('Problèmes signalés lors de collectes : 1');
    expect(await mailsAfter(tomorrow + 9 * HOUR_MS)).toEqual([]);
    await choose('OFFICEMANAGER', false);
    expect(await mailsAfter(tomorrow + 40 * HOUR_MS)).toEqual([]);
  });

  it('are scheduled once by any number of servers', async () => {
    await Promise.all([scheduleNotifications(api.connection()), scheduleNotifications(api.connection())]);
    const jobs = await api.connection().selectFrom('jobs').select('key').where('kind', '=', 'inbox-watch').execute();
    expect(jobs).toHaveLength(1);
  });
});
