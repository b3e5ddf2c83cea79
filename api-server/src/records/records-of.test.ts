import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { agencyInput } from '../../test/small-business';

describeApi('a change of a record', (api) => {
  const STALE = { 'if-match': '"77"' };
  const created = async (path: `/${string}`, body: object) =>
    `${path}/${(await api.call('SUPERADMIN', `POST ${path}`, { body })).json<{ id: string }>().id}` as const;
  const inParis = () => api.business().offices.paris;

  const elsewhere: [string, () => Promise<`/${string}`>][] = [
    ['agency', () => created('/agencies', agencyInput(inParis()))],
    ['office', async () => `/offices/${inParis()}`],
    ['supplier', () => created('/suppliers', { name: 'Paris print', officeId: inParis() })],
    ['user', async () => `/users/${await somebodyInParis()}`],
  ];

  test.each(elsewhere)('checks the reach of the %s before its version', async (_kind, path) => {
    const record = await path();
    for (const request of [`PATCH ${record}`, `DELETE ${record}`] as const) {
      const change = { ...(request.startsWith('PATCH') && { body: { name: 'Mine' } }), headers: STALE };
      expect((await api.call('ADMIN', request, change)).statusCode).toBe(404);
      expect((await api.call('SUPERADMIN', request, change)).statusCode).toBe(412);
    }
  });

  const ruled: [string, Role, () => Promise<`/${string}`>, number][] = [
    ['office', 'ADMIN', async () => `/offices/${api.business().offices.algiers}`, 409],
    ['supplier', 'OFFICEMANAGER', () => created('/suppliers', { name: 'Shared by all' }), 403],
    ['user', 'SUPERADMIN', async () => `/users/${api.business().people.SUPERADMIN.id}`, 409],
    ['collection', 'ADMIN', collected, 409],
  ];

  test.each(ruled)('checks the version of the %s before its rules', async (_kind, role, path, refusal) => {
    const record = await path();
    expect((await api.call(role, `DELETE ${record}`, { headers: STALE })).statusCode).toBe(412);
    const etag = String((await api.call(role, `GET ${record}`)).headers['etag']);
    expect((await api.call(role, `DELETE ${record}`, { headers: { 'if-match': etag } })).statusCode).toBe(refusal);
  });

  test.each(elsewhere)(
    'checks the version of the %s under a lock: one of five concurrent changes succeeds',
    async (_kind, path) => {
      const record = await path();
      const etag = String((await api.call('SUPERADMIN', `GET ${record}`)).headers['etag']);
      const change = (name: string) =>
        api.call('SUPERADMIN', `PATCH ${record}`, { body: { name }, headers: { 'if-match': etag } });
      const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(change));
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 412)).toEqual([200]);
    },
  );

  async function somebodyInParis(): Promise<string> {
    const body = {
      name: 'Léa',
      email: `${Math.random()}@test.example`,
      phone: '1',
      role: 'COLLECTOR',
      officeId: inParis(),
    };
    return (await api.call('SUPERADMIN', 'POST /invite-user', { body })).json<{ id: string }>().id;
  }

  async function collected(): Promise<`/${string}`> {
    const { id, scheduledAmount } = await scheduleCollection(api);
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: scheduledAmount } });
    return `/collections/${id}`;
  }
});
