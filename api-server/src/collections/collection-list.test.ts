import type { Collection } from '@comptoir/api-contract/collections';
import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/pick-ups';

describeApi('the list of collections', (api) => {
  const list = (headers: Record<string, string> = {}, query = '') =>
    api.call('OFFICEMANAGER', `GET /collections?officeId=${api.business().offices.algiers}${query}`, { headers });
  const tag = async () => String((await list()).headers.etag);
  let first: Collection;
  beforeAll(async () => {
    first = await scheduleCollection(api, { collectionNotes: [{ note: 'Ring twice' }] });
    await scheduleCollection(api);
  });

  it('has each collection as it is read alone', async () => {
    const { headers, ...answer } = await list();
    expect(headers['x-total-count']).toBe('2');
    for (const listed of answer.json<Collection[]>()) {
      expect(listed).toEqual((await api.call('OFFICEMANAGER', `GET /collections/${listed.id}`)).json());
    }
  });

  it('is not sent again while nothing in it has changed', async () => {
    const unchanged = await list({ 'if-none-match': await tag() });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');
  });

  it.each([
    ['its agency is renamed', () => change(`/agencies/${first.agencyId}`, { name: 'Renamed' })],
    ['its collector is renamed', () => change(`/users/${first.collectorId}`, { name: 'Renamed too' })],
    [
      'somebody of no office who wrote a note is renamed',
      async () => {
        const { id } = api.business().people.ADMIN;
        await change(`/collections/${first.id}`, { collectionNotes: [{ note: 'By the admin' }] }, 'ADMIN');
        await list();
        await change(`/users/${id}`, { name: 'Renamed as well' });
      },
    ],
    ['an amount is recorded', () => change(`/collections/${first.id}`, { collectedAmount: 120.5 })],
  ])('is sent again when %s', async (_what, happens) => {
    const before = await list();
    await happens();
    const after = await list({ 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json()).not.toEqual(before.json());
    const alone = (await api.call('OFFICEMANAGER', `GET /collections/${first.id}`)).json();
    expect(after.json<Collection[]>().find(({ id }) => id === first.id)).toEqual(alone);
  });

  it('counts all pages, and keeps them apart', async () => {
    const [one, two] = [await list({}, '&limit=1'), await list({}, '&limit=1&page=2')];
    expect([one.headers['x-total-count'], two.headers['x-total-count']]).toEqual(['2', '2']);
    const ids = [one, two].flatMap((answer) => answer.json<Collection[]>().map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
    expect((await list({}, '&limit=1&page=3')).json()).toEqual([]);
  });

  it('is another one for somebody who sees less of it', async () => {
    const seen = await api.call('COLLECTOR', 'GET /collections', { headers: { 'if-none-match': await tag() } });
    expect(seen.statusCode).toBe(200);
  });

  async function change(path: `/${string}`, body: object, role: 'SUPERADMIN' | 'ADMIN' = 'SUPERADMIN') {
    const answer = await api.call(role, `PATCH ${path}`, { body });
    expect(answer.statusCode).toBe(200);
  }
});
