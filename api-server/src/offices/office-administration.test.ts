import type { CountryTotals, Office } from '@comptoir/api-contract/offices';
import type { RefusalPart } from '@comptoir/api-contract/refusals';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { scheduleCollection } from '../../test/collections';

describeApi('administration of offices', (api) => {
  const open = (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', body: object) =>
    api.call(role, 'POST /offices', { body });
  const oran = { name: 'Oran Gare', city: 'Oran', countryCode: 'DZ' };

  it('creates, changes and closes offices within the reach', async () => {
    const opened = await open('ADMIN', oran);
    expect(opened.json()).toMatchObject({ ...oran, collectorsAmount: 0, admins: [] });
    const { id } = opened.json<Office>();
    const renamed = await api.call('ADMIN', `PATCH /offices/${id}`, { body: { name: 'Oran Est' } });
    expect(renamed.json()).toMatchObject({ id, name: 'Oran Est', city: 'Oran' });
    expect((await api.call('ADMIN', `PATCH /offices/${id}`, { body: { countryCode: 'FR' } })).statusCode).toBe(403);
    expect((await open('ADMIN', { ...oran, countryCode: 'FR' })).statusCode).toBe(403);
    expect((await open('OFFICEMANAGER', oran)).statusCode).toBe(403);
    expect((await open('SUPERADMIN', {})).json()).toMatchObject({ statusCode: 422, message: 'Name is required' });
    expect((await api.call('OFFICEMANAGER', `GET /offices/${id}`)).statusCode).toBe(404);
    expect((await api.call('ADMIN', `DELETE /offices/${id}`)).statusCode).toBe(204);
    expect((await api.call('ADMIN', `GET /offices/${id}`)).statusCode).toBe(404);
  });

  it('refuses to close an office with contents, and names them', async () => {
    const { algiers } = api.business().offices;
    await addFloat(api, algiers, 10);
    await scheduleCollection(api);
    const refused = await api.call('ADMIN', `DELETE /offices/${algiers}`);
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      message:
        'This office cannot be deleted: it still has 1 agency, 2 people, 1 planned collection, a balance in USD. Archive it instead: its books stay readable, and it can be restored.',
    });
  });

  it('shows collections of the last 30 days by currency', async () => {
    const { algiers, oran: other } = api.business().offices;
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
    const { id } = await scheduleCollection(api, { scheduledCollectionDate: yesterday });
    await scheduleCollection(api, { scheduledCollectionDate: yesterday });
    await scheduleCollection(api, { scheduledCollectionDate: yesterday, currency: 'EUR' });
    await scheduleCollection(api, { scheduledCollectionDate: longAgo });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
    const totals = [
      { currency: 'USD', collected: 100, scheduled: 241, collectedCount: 1, totalCount: 2 },
      { currency: 'EUR', collected: 0, scheduled: 120.5, collectedCount: 0, totalCount: 1 },
    ];
    const answer = await api.call('ADMIN', 'GET /offices/countries/DZ');
    const country = answer.json<CountryTotals>();
    expect(country).toMatchObject({ countryCode: 'DZ', totals });
    expect(country.offices.find((office) => office.id === algiers)?.collectionTotal).toEqual(totals);
    expect(country.offices.find((office) => office.id === other)?.collectionTotal).toEqual([]);
    expect((await api.call('ADMIN', 'GET /offices/countries/FR')).statusCode).toBe(403);
    expect((await api.call('OFFICEMANAGER', 'GET /offices/countries/DZ')).statusCode).toBe(403);
  });

  it('allows closing with past collections and former staff', async () => {
    const { offices, people } = api.business();
    const inTheWay = async () => {
      const refused = await api.call('ADMIN', `DELETE /offices/${offices.algiers}`);
      const parts = refused.json<{ values: { inTheWay: RefusalPart[] } }>().values.inTheWay;
      const count = (code: string) => Number(parts.find((part) => part.code === code)?.values?.['count'] ?? 0);
      return { people: count('people'), collections: count('planned-collections') };
    };
    const before = await inTheWay();
    const collected = await scheduleCollection(api);
    const cancelled = await scheduleCollection(api, { currency: 'EUR' });
    await scheduleCollection(api, { currency: 'EUR' });
    expect(await inTheWay()).toEqual({ ...before, collections: before.collections + 3 });
    await api.call('COLLECTOR', `PATCH /collections/${collected.id}`, { body: { collectedAmount: 100 } });
    await api.call('OFFICEMANAGER', `DELETE /collections/${cancelled.id}`);
    expect(await inTheWay()).toEqual({ ...before, collections: before.collections + 1 });
    await api.call('SUPERADMIN', `DELETE /users/${people.OFFICEMANAGER.id}`);
    expect(await inTheWay()).toEqual({ people: before.people - 1, collections: before.collections + 1 });
  });
});
