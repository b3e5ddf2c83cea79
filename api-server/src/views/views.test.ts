import { VIEW_LIMIT, type View } from '@comptoir/api-contract/views';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';

type Staff = Exclude<Role, 'COLLECTOR'>;

describeApi('saved views', (api) => {
  const late = { list: 'collections', name: 'Late ones', query: 'state=late&sort=oldest' };
  const algiers = () => api.business().offices.algiers;
  const add = async (role: Staff, more: object = {}) => {
    const answer = await api.call(role, 'POST /views', { body: { ...late, ...more } });
    expect(answer.statusCode).toBe(201);
    return answer.json<View>();
  };
  const seenBy = async (role: Staff, query = '') =>
    (await api.call(role, `GET /views${query}`)).json<View[]>().map(({ name }) => name);
  const change = (role: Staff, { id }: View, body: object, headers = {}) =>
    api.call(role, `PATCH /views/${id}`, { body, headers });

  it('are private until shared with an office', async () => {
    const view = await add('OFFICEMANAGER', { name: 'Mine' });
    expect(view).toMatchObject({ officeId: null, isDefault: false, query: late.query });
    expect(await seenBy('OFFICEMANAGER')).toContain('Mine');
    expect(await seenBy('ADMIN', `?officeId=${algiers()}`)).not.toContain('Mine');
    expect((await api.call('SUPERADMIN', `GET /views/${view.id}`)).statusCode).toBe(404);

    expect((await change('OFFICEMANAGER', view, { officeId: algiers() })).statusCode).toBe(200);
    expect(await seenBy('ADMIN', `?officeId=${algiers()}`)).toContain('Mine');
    expect(await seenBy('ADMIN')).not.toContain('Mine');
  });

  it('of an office are changed by owner and administrators, and unshared by the owner', async () => {
    const view = await add('ADMIN', { name: 'Of Algiers', officeId: algiers() });
    const refusal = await change('OFFICEMANAGER', view, { name: 'Taken' });
    expect([refusal.statusCode, refusal.json()]).toMatchObject([403, { code: 'view-of-somebody' }]);
    expect((await change('SUPERADMIN', view, { name: 'Of the capital' })).json()).toMatchObject({
      name: 'Of the capital',
      query: late.query,
    });
    const unshared = await change('SUPERADMIN', view, { officeId: null });
    expect([unshared.statusCode, unshared.json()]).toMatchObject([403, { code: 'view-shared-by-owner' }]);
    expect((await change('ADMIN', view, { officeId: null })).statusCode).toBe(200);
    expect(await seenBy('OFFICEMANAGER')).not.toContain('Of the capital');
  });

  it('require the current version', async () => {
    const view = await add('ADMIN');
    await change('ADMIN', view, { query: 'state=open' });
    expect((await change('ADMIN', view, { name: 'Later' }, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await api.call('ADMIN', `DELETE /views/${view.id}`, { headers: { 'if-match': '"2"' } })).statusCode).toBe(
      204,
    );
    expect((await change('ADMIN', view, { name: 'Gone' })).statusCode).toBe(404);
  });

  it('are opened by default per person, one per list', async () => {
    const [first, second] = [
      await add('OFFICEMANAGER'),
      await add('ADMIN', { officeId: algiers(), query: 'state=open' }),
    ];
    const opens = async () => {
      const { views } = (await api.call('OFFICEMANAGER', 'GET /me')).json<{ views: Pick<View, 'id'>[] }>();
      return views.map(({ id }) => id);
    };
    for (const { id } of [first, second]) {
      expect((await api.call('OFFICEMANAGER', `POST /views/${id}/choice`)).statusCode).toBe(204);
      expect(await opens()).toEqual([id]);
    }
    // Per person, and reset when no longer shared.
    expect((await api.call('ADMIN', `GET /views/${second.id}`)).json()).toMatchObject({ isDefault: false });
    await change('ADMIN', second, { officeId: null });
    expect(await opens()).toEqual([]);
    await change('ADMIN', second, { officeId: algiers() });
    expect(await opens()).toEqual([second.id]);
    expect((await api.call('OFFICEMANAGER', `DELETE /views/${second.id}/choice`)).statusCode).toBe(204);
    expect(await opens()).toEqual([]);
  });

  it('require a name and a known list, and are limited in number', async () => {
    const refused = async (body: object) =>
      (await api.call('SUPERADMIN', 'POST /views', { body: { ...late, ...body } })).statusCode;
    expect(await refused({ name: ' ' })).toBe(422);
    expect(await refused({ list: 'secrets' })).toBe(422);
    expect(await refused({ query: 'x'.repeat(2001) })).toBe(422);
    for (let count = (await seenBy('SUPERADMIN')).length; count < VIEW_LIMIT; count += 1) await add('SUPERADMIN');
    const last = await api.call('SUPERADMIN', 'POST /views', { body: late });
    expect([last.statusCode, last.json()]).toMatchObject([409, { code: 'too-many-views' }]);
  });

  it('are audited, and notify others only if shared', async () => {
    const versions = async () =>
      await api
        .connection()
        .selectFrom('listVersions')
        .select(['officeId', 'version'])
        .where('list', '=', 'views')
        .execute();
    const before = await versions();
    const view = await add('OFFICEMANAGER', { name: 'Traced' });
    expect(await versions()).toEqual(before);
    await change('OFFICEMANAGER', view, { officeId: algiers() });
    expect(await versions()).not.toEqual(before);
    const entries = (await api.call('SUPERADMIN', `GET /audit?entity=view&id=${view.id}`)).json<{ action: string }[]>();
    expect(entries.map(({ action }) => action)).toEqual(['UPDATE', 'CREATE']);
  });
});
