import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { scheduleCollection } from '../../test/collections';
import { agencyInput, PASSWORD } from '../../test/small-business';
import { verifyBooks } from '../books/verify-books';

describeApi('an archived office', (api) => {
  const office = () => api.business().offices.algiers;
  const listed = async (query = '') =>
    (await api.call('ADMIN', `GET /offices${query}`)).json<{ id: string }[]>().map(({ id }) => id);
  const signIn = async () => {
    const payload = { email: api.business().people.OFFICEMANAGER.email, password: PASSWORD };
    return (await api.server().inject({ method: 'POST', url: '/api/login', payload })).statusCode;
  };

  it('is removed from lists, signs its people out, and can be restored', async () => {
    await addFloat(api, office(), 500);
    await scheduleCollection(api);
    const kept = await api.call('ADMIN', `DELETE /offices/${office()}`);
    expect(kept.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('Archive it instead') });
    expect((await api.call('OFFICEMANAGER', 'GET /me')).statusCode).toBe(200);

    const archived = await api.call('ADMIN', `POST /offices/${office()}/archival`);
    expect(archived.json()).toMatchObject({ id: office(), name: 'Algiers Centre' });
    expect(await listed()).not.toContain(office());
    expect(await listed('?archived=true')).toEqual([office()]);
    expect((await api.call('OFFICEMANAGER', 'GET /me')).statusCode).toBe(401);
    expect((await api.call('COLLECTOR', 'GET /me')).statusCode).toBe(401);
    expect(await signIn()).toBe(401);
    const agency = await api.call('ADMIN', 'POST /agencies', { body: agencyInput(office()) });
    expect(agency.json()).toMatchObject({ statusCode: 422, message: 'This office does not exist' });

    const balance = await api.call('ADMIN', `GET /general-ledger/balance?officeId=${office()}`);
    expect(balance.json()).toContainEqual({ currency: 'USD', amount: 500 });
    const { faults } = await verifyBooks(api.connection());
    expect(faults).toEqual([]);

    expect((await api.call('ADMIN', `POST /offices/${office()}/restoration`)).statusCode).toBe(200);
    expect(await listed()).toContain(office());
    expect(await listed('?archived=true')).toEqual([]);
    expect(await signIn()).toBe(200);
    expect((await api.call('OFFICEMANAGER', 'GET /me')).statusCode).toBe(401);
  });

  it('cannot be archived twice; an active one cannot be restored', async () => {
    const paris = api.business().offices.paris;
    const call = (act: 'archival' | 'restoration') => api.call('SUPERADMIN', `POST /offices/${paris}/${act}`);
    expect((await call('restoration')).statusCode).toBe(409);
    expect((await call('archival')).statusCode).toBe(200);
    expect((await call('archival')).statusCode).toBe(404);
    expect((await call('restoration')).statusCode).toBe(200);
  });
});
