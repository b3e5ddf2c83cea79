import { describeApi } from '../../test/api';
import type { Person } from './person';
import { inReach, narrowed, reachOf, type Reach } from './reach';

describeApi('Reach', (api) => {
  const person = (role: Person['role'], place: Partial<Person>): Person => ({
    id: 'me',
    name: 'Me',
    email: 'me@test.example',
    phone: null,
    role,
    countryCode: null,
    officeId: null,
    verified: true,
    language: null,
    ...place,
  });
  const seen = async (reach: Reach) => {
    const offices = await api
      .connection()
      .selectFrom('offices')
      .select('city')
      .where(inReach(reach, 'offices.id'))
      .execute();
    return offices.map(({ city }) => city).toSorted();
  };

  it('is unrestricted for SUPERADMIN, a country for ADMIN, an office for others', async () => {
    const { algiers } = api.business().offices;

    expect(await seen(reachOf(person('SUPERADMIN', {})))).toEqual(['Algiers', 'Oran', 'Paris']);
    expect(await seen(reachOf(person('ADMIN', { countryCode: 'DZ' })))).toEqual(['Algiers', 'Oran']);
    expect(await seen(reachOf(person('OFFICEMANAGER', { countryCode: 'DZ', officeId: algiers })))).toEqual(['Algiers']);
    expect(await seen(reachOf(person('COLLECTOR', { countryCode: 'DZ', officeId: algiers })))).toEqual(['Algiers']);
  });

  it('is empty for a person without country or office', async () => {
    expect(await seen(reachOf(person('ADMIN', {})))).toEqual([]);
    expect(await seen(reachOf(person('OFFICEMANAGER', {})))).toEqual([]);
  });

  it('is only ever narrowed by a request', async () => {
    const { algiers, paris } = api.business().offices;
    const country = reachOf(person('ADMIN', { countryCode: 'DZ' }));
    const narrow = (reach: Reach, requested: Parameters<typeof narrowed>[2]) =>
      narrowed(api.connection(), reach, requested);

    expect(await seen(await narrow({}, { countryCode: 'FR' }))).toEqual(['Paris']);
    expect(await seen(await narrow({}, { countryCode: 'FR', officeId: algiers }))).toEqual([]);
    expect(await seen(await narrow(country, { officeId: algiers }))).toEqual(['Algiers']);
    await expect(narrow(country, { officeId: paris })).rejects.toMatchObject({ statusCode: 403 });
    await expect(narrow(country, { countryCode: 'FR' })).rejects.toMatchObject({ statusCode: 403 });
    await expect(narrow({ ...country, officeId: algiers }, { officeId: paris })).rejects.toMatchObject({
      statusCode: 403,
    });
  });
});
