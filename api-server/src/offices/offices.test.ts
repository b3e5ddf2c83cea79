import type { Office } from '@comptoir/api-contract/offices';
import { describeApiOnBoth } from '../../test/api';

// Runs on both databases because of collation.
describeApiOnBoth('Offices', (api) => {
  const cities = async (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER' | 'COLLECTOR', query = '') =>
    (await api.call(role, `GET /offices${query}`)).json<Office[]>().map(({ city }) => city);

  it('lists offices in the reach with collectors and managers', async () => {
    const answer = await api.call('ADMIN', 'GET /offices');

    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.json()).toEqual([
      {
        id: api.business().offices.algiers,
        name: 'Algiers Centre',
        city: 'Algiers',
        countryCode: 'DZ',
        timeZone: 'Africa/Algiers',
        collectorsAmount: 1,
        admins: ['Test OFFICEMANAGER'],
      },
      {
        id: api.business().offices.oran,
        name: 'Oran Port',
        city: 'Oran',
        countryCode: 'DZ',
        timeZone: 'Africa/Algiers',
        collectorsAmount: 0,
        admins: [],
      },
    ]);
  });

  it('limits each role to its own', async () => {
    expect(await cities('SUPERADMIN')).toEqual(['Algiers', 'Oran', 'Paris']);
    expect(await cities('OFFICEMANAGER')).toEqual(['Algiers']);
    expect(await cities('COLLECTOR')).toEqual(['Algiers']);
  });

  it('filters by country and text, and refuses a country outside the reach', async () => {
    expect(await cities('SUPERADMIN', '?country=FR')).toEqual(['Paris']);
    expect(await cities('SUPERADMIN', '?search=PORT')).toEqual(['Oran']);
    expect((await api.call('ADMIN', 'GET /offices?country=FR')).statusCode).toBe(403);
  });

  it('lists countries with offices to a SUPERADMIN only', async () => {
    expect((await api.call('SUPERADMIN', 'GET /offices/countries')).json()).toEqual(['DZ', 'FR']);
    expect((await api.call('OFFICEMANAGER', 'GET /offices/countries')).statusCode).toBe(403);
  });
});
