import type { Agency } from '@comptoir/api-contract/agencies';
import type { User } from '@comptoir/api-contract/users';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { agencyInput, PASSWORD } from '../../test/small-business';
import { storedCount } from '../lists/stored-count';

describeApi('the archive', (api) => {
  const office = () => api.business().offices.algiers;
  const inOffice = (list: string, more = '') => `GET /${list}?officeId=${office()}${more}` as const;
  const rows = async (list: string, more?: string) =>
    (await api.call('ADMIN', inOffice(list, more))).json<{ id: string; name: string }[]>();
  const ids = async (list: string, more?: string) => (await rows(list, more)).map(({ id }) => id);
  const audit = (entityId: string) =>
    api.connection().selectFrom('auditEntries').selectAll().where('entityId', '=', entityId).orderBy('at').execute();
  const etagOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['etag']);

  async function openAgency(officeId = office()) {
    const answer = await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(officeId) });
    return {
      agency: answer.json<Agency>(),
      path: `/agencies/${answer.json<Agency>().id}` as const,
      etag: etagOf(answer),
    };
  }

  async function addSupplier(officeId: string | null = office()) {
    const answer = await api.call('SUPERADMIN', 'POST /suppliers', { body: { name: 'Naftal', officeId } });
    return `/suppliers/${answer.json<{ id: string }>().id}` as const;
  }

  it('hides an agency and restores it with its collections', async () => {
    const { agency, path, etag } = await openAgency();
    await scheduleCollection(api, { agencyId: agency.id });
    const list = await rows('agencies');
    const archived = await api.call('OFFICEMANAGER', `POST ${path}/archival`, { headers: { 'if-match': etag } });
    expect([archived.statusCode, archived.headers['etag'], archived.json()]).toEqual([200, '"2"', agency]);
    expect((await api.call('OFFICEMANAGER', `GET ${path}`)).statusCode).toBe(404);
    expect((await api.call('OFFICEMANAGER', `PATCH ${path}`, { body: { name: 'Mine' } })).statusCode).toBe(404);
    expect(await ids('agencies')).not.toContain(agency.id);
    expect(await ids('agencies', '&archived=true')).toEqual([agency.id]);
    expect(await ids('agencies', '&archived=true&search=nobody')).toEqual([]);
    const found = await api.call('ADMIN', `GET /search?q=${encodeURIComponent(agency.name)}`);
    expect(found.body).not.toContain(agency.id);

    const headers = { 'if-match': etagOf(archived) };
    const restored = await api.call('OFFICEMANAGER', `POST ${path}/restoration`, { headers });
    expect([restored.statusCode, restored.headers['etag'], restored.json()]).toEqual([200, '"3"', agency]);
    expect(await rows('agencies')).toEqual(list);
    expect(await ids('agencies', '&archived=true')).toEqual([]);
    expect(await storedCount(api.connection(), 'agencies', { officeId: office() })).toBe(list.length);
    const userId = api.business().people.OFFICEMANAGER.id;
    expect(await audit(agency.id)).toMatchObject([
      { action: 'CREATE' },
      { action: 'UPDATE', userId, before: { archived: false }, after: { archived: true } },
      { action: 'UPDATE', userId, before: { archived: true }, after: { archived: false } },
    ]);
  });

  it('requires the current version, and is idempotent', async () => {
    const { path, etag } = await openAgency();
    expect((await api.call('ADMIN', `POST ${path}/archival`, { unconditional: true })).statusCode).toBe(428);
    expect((await api.call('ADMIN', `POST ${path}/archival`, { headers: { 'if-match': '"9"' } })).statusCode).toBe(412);
    const keyed = { headers: { 'if-match': etag, 'idempotency-key': `archive ${path}` } };
    const [first, again] = [
      await api.call('ADMIN', `POST ${path}/archival`, keyed),
      await api.call('ADMIN', `POST ${path}/archival`, keyed),
    ];
    expect([again.statusCode, again.body, etagOf(again)]).toEqual([200, first.body, etagOf(first)]);
    expect((await api.call('ADMIN', `POST ${path}/archival`)).statusCode).toBe(404);
    expect((await api.call('ADMIN', `POST ${path}/restoration`, { headers: { 'if-match': etag } })).statusCode).toBe(
      412,
    );
    const answers = await Promise.all([1, 2, 3].map(() => api.call('ADMIN', `POST ${path}/restoration`)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409']);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'not-archived' });
  });

  it('lets managers restore their own archived records, administrators all in reach', async () => {
    const [mine, theirs] = [await openAgency(), await openAgency()];
    await api.call('OFFICEMANAGER', `POST ${mine.path}/archival`);
    await api.call('ADMIN', `POST ${theirs.path}/archival`);
    expect((await api.call('OFFICEMANAGER', `POST ${theirs.path}/restoration`)).json()).toMatchObject({
      code: 'no-access',
    });
    expect((await api.call('OFFICEMANAGER', `POST ${mine.path}/restoration`)).statusCode).toBe(200);
    expect((await api.call('ADMIN', `POST ${theirs.path}/restoration`)).statusCode).toBe(200);
    expect((await api.call('OFFICEMANAGER', inOffice('agencies', '&archived=true'))).statusCode).toBe(403);
  });

  it('does not contain deleted records', async () => {
    const { agency, path } = await openAgency();
    await scheduleCollection(api, { agencyId: agency.id });
    expect((await api.call('ADMIN', `DELETE ${path}`)).statusCode).toBe(204);
    expect(await ids('agencies', '&archived=true')).not.toContain(agency.id);
    expect((await api.call('SUPERADMIN', `POST ${path}/restoration`)).statusCode).toBe(404);
  });

  it('refuses to restore into a closed office', async () => {
    const body = { name: 'Blida', city: 'Blida', countryCode: 'DZ' };
    const { id } = (await api.call('SUPERADMIN', 'POST /offices', { body })).json<{ id: string }>();
    const { path } = await openAgency(id);
    await api.call('ADMIN', `POST ${path}/archival`);
    expect((await api.call('ADMIN', `DELETE /offices/${id}`)).statusCode).toBe(204);
    const refusal = await api.call('ADMIN', `POST ${path}/restoration`);
    expect(refusal.json()).toMatchObject({ statusCode: 409, code: 'office-closed' });
  });

  it('contains suppliers, shared ones for those who share them', async () => {
    const [own, shared] = [await addSupplier(), await addSupplier(null)];
    expect((await api.call('OFFICEMANAGER', `POST ${shared}/archival`)).json()).toMatchObject({
      code: 'supplier-shared',
    });
    for (const path of [own, shared])
      expect((await api.call('SUPERADMIN', `POST ${path}/archival`)).statusCode).toBe(200);
    expect((await rows('suppliers', '&archived=true')).map(({ name }) => name)).toEqual(['Naftal', 'Naftal']);
    expect(await ids('suppliers')).toEqual([]);
    expect((await api.call('ADMIN', `POST ${shared}/restoration`)).json()).toMatchObject({ code: 'supplier-shared' });
    for (const path of [own, shared])
      expect((await api.call('SUPERADMIN', `POST ${path}/restoration`)).statusCode).toBe(200);
    expect(await ids('suppliers')).toHaveLength(2);
  });

  it('blocks a collector, ends sessions, and keeps the password', async () => {
    const { COLLECTOR } = api.business().people;
    const signIn = () =>
      api.server().inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: COLLECTOR.email, password: PASSWORD },
      });
    const me = (token: string) =>
      api.server().inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    const token = (await signIn()).json<{ access_token: string }>().access_token;
    expect((await me(token)).statusCode).toBe(200);
    const path = `/users/${COLLECTOR.id}` as const;
    expect((await api.call('OFFICEMANAGER', `POST ${path}/archival`)).statusCode).toBe(200);
    expect([(await me(token)).statusCode, (await signIn()).statusCode]).toEqual([401, 401]);
    expect(await ids('users/collectors', '&archived=true')).toEqual([COLLECTOR.id]);
    const ended = await api.connection().selectFrom('sessions').select('endReason').distinct().execute();
    expect(ended).toContainEqual({ endReason: 'ARCHIVED' });

    const restored = await api.call('OFFICEMANAGER', `POST ${path}/restoration`);
    expect(restored.json()).toMatchObject({ id: COLLECTOR.id, verified: true });
    expect((await me(token)).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('refuses a collector whose address is in use', async () => {
    const { paris } = api.business().offices;
    const person = (officeId: string) => ({
      name: 'Lina',
      email: 'lina@test.example',
      phone: '1',
      role: 'COLLECTOR',
      officeId,
    });
    const invite = async (officeId: string) =>
      (await api.call('SUPERADMIN', 'POST /invite-user', { body: person(officeId) })).json<User>().id;
    const first = await invite(office());
    await api.call('ADMIN', `POST /users/${first}/archival`);
    const second = await invite(office());
    const refusal = await api.call('ADMIN', `POST /users/${first}/restoration`);
    expect(refusal.json()).toMatchObject({ statusCode: 409, code: 'email-in-use', issues: [{ path: 'email' }] });
    await api.call('ADMIN', `POST /users/${second}/archival`);
    expect((await api.call('ADMIN', `POST /users/${first}/restoration`)).statusCode).toBe(200);

    // A hidden account with the address must not be revealed by the answer.
    await api.call('ADMIN', `POST /users/${first}/archival`);
    await invite(paris);
    expect((await api.call('ADMIN', `POST /users/${first}/restoration`)).statusCode).toBe(200);
    const held = await api.connection().selectFrom('users').select('held').where('id', '=', first).execute();
    expect(held).toEqual([{ held: true }]);
  });
});
