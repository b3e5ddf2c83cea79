import type { Collector, User } from '@comptoir/api-contract/users';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { HOUR_MS } from '../calendar/durations';

describeApi('users', (api) => {
  const invitation = (more: object) => ({
    name: 'Lina Saadi',
    email: `lina${Math.random()}@test.example`,
    phone: '+213 555 01 02 03',
    role: 'COLLECTOR',
    countryCode: null,
    officeId: api.business().offices.algiers,
    ...more,
  });
  const invite = (role: Parameters<typeof api.call>[0], more: object = {}) =>
    api.call(role, 'POST /invite-user', { body: invitation(more) });

  it('are invited by mail, once per address', async () => {
    const answer = await invite('OFFICEMANAGER', { email: 'Lina.Saadi@test.example' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      email: 'lina.saadi@test.example',
      verified: false,
      role: 'COLLECTOR',
      countryCode: 'DZ',
      office: { name: 'Algiers Centre' },
    });
    const mails = await api.connection().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { template: 'invitation', to: 'lina.saadi@test.example' },
    ]);
    const again = await invite('ADMIN', { email: 'lina.saadi@test.example' });
    expect(again.json()).toMatchObject({
      statusCode: 409,
      message: 'There is already an account with this email address.',
      issues: [{ path: 'email', message: 'There is already an account with this email address.' }],
    });
  });

  it('are invited only to administered roles and places', async () => {
    const { oran, paris } = api.business().offices;
    const admin = { role: 'ADMIN', countryCode: 'FR', officeId: null };
    expect((await invite('SUPERADMIN', admin)).json()).toMatchObject({
      role: 'ADMIN',
      countryCode: 'FR',
      officeId: null,
    });
    expect((await invite('ADMIN', admin)).statusCode).toBe(403);
    expect((await invite('ADMIN', { role: 'OFFICEMANAGER', officeId: oran })).statusCode).toBe(201);
    expect((await invite('ADMIN', { role: 'OFFICEMANAGER', officeId: paris })).statusCode).toBe(403);
    expect((await invite('OFFICEMANAGER', { role: 'OFFICEMANAGER' })).statusCode).toBe(403);
    expect((await invite('OFFICEMANAGER', { officeId: oran })).statusCode).toBe(403);
    expect((await invite('COLLECTOR')).statusCode).toBe(403);
    expect((await invite('SUPERADMIN', { role: 'SUPERADMIN' })).statusCode).toBe(422);
  });

  it('are listed by role, office, country and search within the reach', async () => {
    const names = async (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', query: string) => {
      const list = await api.call(role, `GET /users${query}`);
      return list.statusCode === 200
        ? list.json<User[]>().map((user) => `${user.role} ${user.countryCode}`)
        : list.statusCode;
    };
    expect(await names('SUPERADMIN', '?role=ADMIN&countryCode=DZ')).toEqual(['ADMIN DZ']);
    expect(await names('SUPERADMIN', `?role=ADMIN&officeId=${api.business().offices.oran}`)).toEqual(['ADMIN DZ']);
    expect(await names('SUPERADMIN', '?search=test%20super')).toEqual(['SUPERADMIN null']);
    expect(await names('ADMIN', '?role=ADMIN')).toBe(403);
    expect(await names('ADMIN', '?countryCode=FR')).toBe(403);
    expect(await names('ADMIN', '?role=OFFICEMANAGER')).toEqual(['OFFICEMANAGER DZ', 'OFFICEMANAGER DZ']);
    expect(await names('OFFICEMANAGER', '?search=test%20coll')).toEqual(['COLLECTOR DZ']);
  });

  it('include collectors with counts of due and collected collections', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const counted = async (startDate: string) => {
      const list = await api.call('OFFICEMANAGER', `GET /users/collectors?startDate=${startDate}&search=test%20coll`);
      return list
        .json<Collector[]>()
        .map(({ collectedCollections, totalCollections }) => [collectedCollections, totalCollections]);
    };
    await scheduleCollection(api, { scheduledCollectionDate: inHours(-1) });
    const ahead = await scheduleCollection(api, { scheduledCollectionDate: inHours(1) });
    expect(await counted(inHours(-2))).toEqual([[0, 1]]);
    await api.call('COLLECTOR', `PATCH /collections/${ahead.id}`, { body: { collectedAmount: 100 } });
    expect(await counted(inHours(-2))).toEqual([[1, 2]]);
    expect(await counted(inHours(-0.5))).toEqual([[1, 1]]);
    expect(await counted(inHours(2))).toEqual([[0, 0]]);
  });

  it('have stored all-time counts equal to those since an early date', async () => {
    const { COLLECTOR } = api.business().people;
    const other = (await invite('OFFICEMANAGER')).json<User>().id;
    const counted = async (query: string) => {
      const list = (await api.call('OFFICEMANAGER', `GET /users/collectors?${query}`)).json<Collector[]>();
      return Object.fromEntries(list.map((row) => [row.id, [row.collectedCollections, row.totalCollections]]));
    };
    const expectCounts = async (own: readonly [number, number], others: readonly [number, number]) => {
      const kept = await counted('');
      expect(kept).toEqual(await counted('startDate=1970-01-01T00:00:00Z'));
      expect([kept[COLLECTOR.id], kept[other]]).toEqual([[collected + own[0], total + own[1]], others]);
    };
    const [collected = Number.NaN, total = Number.NaN] = (await counted(''))[COLLECTOR.id] ?? [];

    const past = { scheduledCollectionDate: new Date(Date.now() - HOUR_MS).toISOString() };
    const [first, second] = [await scheduleCollection(api, past), await scheduleCollection(api, past)];
    const ahead = await scheduleCollection(api);
    await expectCounts([0, 2], [0, 0]);
    await api.call('COLLECTOR', `PATCH /collections/${ahead.id}`, { body: { collectedAmount: 100 } });
    await expectCounts([1, 3], [0, 0]);
    await api.call('OFFICEMANAGER', `PATCH /collections/${first.id}`, { body: { collectorId: other } });
    await expectCounts([1, 2], [0, 1]);
    await api.call('OFFICEMANAGER', `PATCH /collections/${first.id}`, { body: { collectedAmount: 120.5 } });
    await expectCounts([1, 2], [1, 1]);
    await api.call('SUPERADMIN', `DELETE /collections/${second.id}`);
    await expectCounts([1, 1], [1, 1]);
  });

  it('are limited in number per page across offices', async () => {
    const { oran } = api.business().offices;
    const kept = () =>
      api.connection().insertInto('rowCounts').values({ officeId: oran, list: 'users COLLECTOR', rows: 40_001n });
    const request = (query: string) => api.call('ADMIN', `GET /users/collectors?${query}`);
    await kept().execute();
    try {
      const refusal = { statusCode: 422, code: 'too-many-rows', values: { rows: 40_000 } };
      expect((await request('')).json()).toMatchObject(refusal);
      expect((await request('limit=40001')).json()).toMatchObject(refusal);
      expect((await api.call('SUPERADMIN', 'GET /users?role=COLLECTOR')).statusCode).toBe(422);
      expect((await request('limit=40000')).statusCode).toBe(200);
      expect((await request('search=collector')).statusCode).toBe(200);
      expect((await request(`officeId=${oran}`)).statusCode).toBe(200);
    } finally {
      await api.connection().deleteFrom('rowCounts').where('officeId', '=', oran).execute();
    }
  });

  it('keep role and place when changed', async () => {
    const { id } = (await invite('OFFICEMANAGER')).json<User>();
    const body = { name: 'Lina B.', phone: '', role: 'SUPERADMIN', officeId: null, verified: true };
    const changed = await api.call('OFFICEMANAGER', `PATCH /users/${id}`, { body });
    expect(changed.json()).toMatchObject({ name: 'Lina B.', phone: null, role: 'COLLECTOR', verified: false });
    const taken = await api.call('OFFICEMANAGER', `PATCH /users/${id}`, {
      body: { email: 'collector@test.example' },
    });
    expect(taken.statusCode).toBe(409);
  });

  it('lose their session when deleted, and free their address', async () => {
    const { COLLECTOR } = api.business().people;
    expect((await api.call('COLLECTOR', 'GET /me')).statusCode).toBe(200);
    expect((await api.call('ADMIN', `DELETE /users/${COLLECTOR.id}`)).statusCode).toBe(204);
    expect((await api.call('COLLECTOR', 'GET /me')).statusCode).toBe(401);
    expect((await api.call('ADMIN', `GET /users/${COLLECTOR.id}`)).statusCode).toBe(404);
    expect((await invite('ADMIN', { email: COLLECTOR.email })).statusCode).toBe(201);
  });

  it('cannot delete themselves or the last SUPERADMIN', async () => {
    const { SUPERADMIN } = api.business().people;
    const own = await api.call('SUPERADMIN', `DELETE /users/${SUPERADMIN.id}`);
    expect(own.json()).toMatchObject({ statusCode: 409, message: 'You cannot delete your own account.' });
    expect((await api.call('ADMIN', `DELETE /users/${SUPERADMIN.id}`)).statusCode).toBe(404);
  });
});
