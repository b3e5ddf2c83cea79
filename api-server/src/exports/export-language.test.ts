import { describeApi } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

describeApi('an export', (api) => {
  beforeAll(async () => {
    await scheduleCollection(api, { scheduledCollectionDate: '2027-03-01T09:30:00Z', hasTime: true });
    await scheduleCollection(api, { scheduledCollectionDate: '2027-03-02T11:00:00Z', hasTime: false });
  });

  const exported = async (path: string, headers: Record<string, string> = {}) => {
    const officeId = api.business().offices.algiers;
    const answer = await api.call('ADMIN', `GET /${path}${path.includes('?') ? '&' : '?'}officeId=${officeId}`, {
      headers,
    });
    const disposition = String(answer.headers['content-disposition']);
    const name = decodeURIComponent(
      /filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? /"(.*)"/.exec(disposition)?.[1] ?? '',
    );
    const [titles = '', ...rows] = answer.body.trim().split('\r\n');
    return { name, titles: titles.replace('\uFEFF', '').split(','), rows };
  };

  it.each([
    ['en', en],
    ['fr', fr],
    ['ar', ar],
  ] as const)('has headings, states and a name in %s', async (language, words) => {
    const collections = await exported(`collections/csv?language=${language}&timeZone=Africa/Algiers`);
    expect(collections.titles).toEqual(Object.values(words.collections));
    expect(collections.name).toMatch(
      new RegExp(`^${words.file.collections}-algiers-centre-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    );
    expect(collections.rows).toHaveLength(2);
    for (const row of collections.rows) expect(row).toContain(`,${words.status.UNCOLLECTED},`);
    for (const row of collections.rows) expect(row).toContain(',USD,120.50,');
    for (const [path, kind] of [
      ['trades', 'trades'],
      ['general-ledger', 'moneyBook'],
    ] as const) {
      const { titles, name } = await exported(`${path}/csv?language=${language}`);
      expect(titles).toEqual(Object.values(words[kind]));
      expect(name.startsWith(words.file[kind])).toBe(true);
    }
  });

  it.each([
    ['en', en],
    ['fr', fr],
    ['ar', ar],
  ] as const)('describes entries of the money book without text in %s', async (language, words) => {
    const { id } = await scheduleCollection(api, { scheduledCollectionDate: '2027-02-01T09:30:00Z' });
    await api.call('ADMIN', `PATCH /collections/${id}`, { body: { collectedAmount: 120.5 } });
    const trade = { oldAmount: 10, oldCurrency: 'USD', newAmount: 20, newCurrency: 'EUR', rate: 2 };
    const body = { ...trade, officeId: api.business().offices.algiers };
    expect((await api.call('ADMIN', 'POST /trades', { body })).statusCode).toBe(201);
    const { rows } = await exported(`general-ledger/csv?language=${language}`);
    const traded = words.description.TRADE.replace('{{from}}', 'USD').replace('{{to}}', 'EUR');
    for (const row of rows.slice(0, 2)) expect(row).toContain(`,${words.kind.TRADE},`);
    for (const row of rows.slice(0, 2)) expect(row).toContain(`,${traded},`);
    expect(rows[2]).toContain(`,${words.description.COLLECTION.replace('{{collection}}', id)},`);
  });

  it('shows the time of a collection only if it has one', async () => {
    const { rows } = await exported('collections/csv?timeZone=Africa/Algiers');
    expect(rows[0]).toContain(',02/03/2027,,');
    expect(rows[1]).toContain(',01/03/2027 10:30,,');
  });

  it('defaults to the language of the browser, then English', async () => {
    expect((await exported('trades/csv', { 'accept-language': 'ar-DZ,fr;q=0.5' })).titles).toEqual(
      Object.values(ar.trades),
    );
    expect((await exported('trades/csv')).titles).toEqual(Object.values(en.trades));
    expect((await exported('trades/csv?language=fr', { 'accept-language': 'ar' })).titles).toEqual(
      Object.values(fr.trades),
    );
    expect((await api.call('ADMIN', 'GET /trades/csv?language=xx')).statusCode).toBe(422);
  });

  it('is named by the local day', async () => {
    const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (timeZone) => {
      const { name } = await exported(`trades/csv?timeZone=${timeZone}`);
      return [name, `trades-algiers-centre-${new Intl.DateTimeFormat('sv-SE', { timeZone }).format()}.csv`];
    });
    const named = await Promise.all(days);
    for (const [name, expected] of named) expect(name).toBe(expected);
    // These two zones are always on different days.
    expect(new Set(named.map(([name]) => name)).size).toBe(2);
  });
});

it('all languages have all words', () => {
  const keys = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [key] : [key, ...keys(value)]));
  expect([keys(fr), keys(ar)]).toEqual([keys(en), keys(en)]);
});
