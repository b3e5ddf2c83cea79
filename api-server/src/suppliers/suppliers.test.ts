import { describeApiOnBoth } from '../../test/api';

// Runs on both databases because of collation.
describeApiOnBoth('suppliers', (api) => {
  const add = async (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', body: object) => {
    const answer = await api.call(role, 'POST /suppliers', { body });
    return { status: answer.statusCode, ...answer.json<{ id: string; officeId: string | null }>() };
  };
  const seenBy = async (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', query = '') => {
    const list = await api.call(role, `GET /suppliers${query}`);
    return list.json<{ name: string }[]>().map(({ name }) => name);
  };

  it('belong to the office of a manager, or are shared in the reach of an administrator', async () => {
    const { algiers, oran, paris } = api.business().offices;
    expect(await add('OFFICEMANAGER', { name: 'Algiers print' })).toMatchObject({ status: 201, officeId: algiers });
    expect(await add('ADMIN', { name: 'Oran print', officeId: oran })).toMatchObject({ status: 201, officeId: oran });
    expect(await add('ADMIN', { name: 'National post' })).toMatchObject({ status: 201, officeId: null });
    expect(await add('SUPERADMIN', { name: 'World courier' })).toMatchObject({ status: 201, officeId: null });
    expect(await add('ADMIN', { name: 'Paris print', officeId: paris })).toMatchObject({ status: 403 });

    expect(await seenBy('OFFICEMANAGER')).toEqual(['Algiers print', 'National post', 'World courier']);
    expect(await seenBy('ADMIN', `?officeId=${oran}`)).toEqual(['National post', 'Oran print', 'World courier']);
    expect(await seenBy('SUPERADMIN', `?officeId=${paris}`)).toEqual(['World courier']);
    expect(await seenBy('SUPERADMIN', '?search=PRINT')).toEqual(['Algiers print', 'Oran print']);
  });

  it('are sorted by collation', async () => {
    const { paris: officeId } = api.business().offices;
    for (const name of ['Station Naftal', 'Épicerie Aïn', 'Sécurité Atlas', 'aïd', 'Audin', 'épicerie', 'Zénith'])
      await add('SUPERADMIN', { name, officeId });
    const own = (await seenBy('SUPERADMIN', `?officeId=${officeId}`)).filter((name) => name !== 'World courier');
    expect(own).toEqual(['aïd', 'Audin', 'épicerie', 'Épicerie Aïn', 'Sécurité Atlas', 'Station Naftal', 'Zénith']);
  });

  it('are changed within the reach that owns them, and read-only for others', async () => {
    const { id } = await add('ADMIN', { name: 'Shared garage' });
    const rename = (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', name: string) =>
      api.call(role, `PATCH /suppliers/${id}`, { body: { name } });
    const shared = {
      statusCode: 403,
      message: 'This supplier is shared with other offices. Ask an administrator to change it.',
    };
    expect((await rename('OFFICEMANAGER', 'Mine')).json()).toMatchObject(shared);
    expect((await rename('ADMIN', ' ')).json()).toMatchObject({ statusCode: 422, message: 'Name is required' });
    const renamed = await rename('ADMIN', 'Renamed garage');
    expect(renamed.json()).toMatchObject({ name: 'Renamed garage' });
    expect(renamed.headers['etag']).toBe('"2"');
    expect((await api.call('OFFICEMANAGER', `DELETE /suppliers/${id}`)).json()).toMatchObject(shared);
    expect((await api.call('SUPERADMIN', `DELETE /suppliers/${id}`)).statusCode).toBe(204);
    expect((await rename('ADMIN', 'Gone')).statusCode).toBe(404);
  });
});
