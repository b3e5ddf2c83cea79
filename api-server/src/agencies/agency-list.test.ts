import type { Agency } from '@comptoir/api-contract/agencies';
import { MORE_ROWS } from '@comptoir/api-contract/counted-rows';
import { sql } from 'kysely';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { describeApi } from '../../test/api';
import { agencyInput } from '../../test/small-business';

const ROWS = 5_000;

describeApi('the long list of agencies', (api) => {
  const path = () => `GET /agencies?officeId=${api.business().offices.oran}&page=1&limit=50000` as const;
  const list = (headers: Record<string, string> = {}) => api.call('ADMIN', path(), { headers });

  beforeAll(async () => {
    await sql`
      insert into agencies (office_id, id, name, address, city, postal_code, country_code, email, phone, lat, lon)
      select ${api.business().offices.oran}::uuid, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
        'Agency ' || (n % 50), n || ' Rue Larbi Ben M’hidi', 'Oran', '31000', 'DZ', 'a' || n || '@test.example',
        '+213 41 ' || n, 35.7, -0.63
      from generate_series(1, ${ROWS}) n`.execute(api.connection());
  });

  it('contains every agency once by name, one per line', async () => {
    const answer = await list();
    const agencies = answer.json<Agency[]>();

    expect(answer.headers['x-total-count']).toBe(String(ROWS));
    expect(new Set(agencies.map(({ id }) => id)).size).toBe(ROWS);
    expect(agencies.map(({ name }) => name)).toEqual(agencies.map(({ name }) => name).toSorted());
    expect(Object.keys(agencies[0] ?? {})).toEqual(
      expect.arrayContaining(['postalCode', 'countryCode', 'officeId', 'lat', 'lon']),
    );
    const lines = answer.body.split('\n');
    expect(lines).toHaveLength(ROWS);
    for (const line of lines) expect(() => JSON.parse(line.replace(/^\[|,$|\]$/g, ''))).not.toThrow();
  });

  it('reports the exact count of a search on one page, else that there are many', async () => {
    const found = async (query: string) => {
      const address = `GET /agencies?officeId=${api.business().offices.oran}&${query}` as const;
      const answer = await api.call('ADMIN', address);
      return [answer.json<Agency[]>().length, Number(answer.headers['x-total-count'])];
    };
    expect(await found('search=agency')).toEqual([ROWS, ROWS]);
    expect(await found('search=agency&limit=50')).toEqual([50, MORE_ROWS]);
    expect(await found('search=agency&limit=4999')).toEqual([ROWS - 1, MORE_ROWS]);
    expect(await found('limit=50')).toEqual([50, ROWS]);
  });

  it('is limited in length across offices', async () => {
    const setCount = (rows: number) =>
      sql`update row_counts set rows = ${rows} where list = 'agencies' and office_id = ${api.business().offices.oran}`.execute(
        api.connection(),
      );
    const request = (query: string) => api.call('SUPERADMIN', `GET /agencies?${query}`);
    expect((await request('page=1&limit=50000')).statusCode).toBe(200);
    await setCount(40_001);
    try {
      expect((await request('limit=40001')).json()).toMatchObject({ code: 'too-many-rows', values: { rows: 40_000 } });
      expect((await request('countryCode=DZ')).statusCode).toBe(422);
      expect((await request(`page=2&limit=50000`)).statusCode).toBe(200);
      expect((await request('limit=40000')).statusCode).toBe(200);
      expect((await list()).statusCode).toBe(200);
    } finally {
      await setCount(ROWS);
    }
  });

  it('is compressed as the client accepts', async () => {
    const plain = await list();
    const brotli = await list({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await list({ 'accept-encoding': 'gzip, br;q=0' });

    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('returns 304 until an agency of the office changes', async () => {
    const etag = String((await list()).headers.etag);
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(304);

    await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(api.business().offices.algiers) });
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(304);

    await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(api.business().offices.oran, 'zzz') });
    const changed = await list({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json<Agency[]>().at(-1)?.name).toBe('zzz');
  });

  it('has contiguous pages', async () => {
    const base = `GET /agencies?officeId=${api.business().offices.oran}` as const;
    const whole = (await list()).json<Agency[]>();
    const first = (await api.call('ADMIN', `${base}&page=1&limit=150`)).json<Agency[]>();
    const second = (await api.call('ADMIN', `${base}&page=2&limit=150`)).json<Agency[]>();

    expect([...first, ...second]).toEqual(whole.slice(0, 300));
  });

  it('builds one body for concurrent readers', async () => {
    await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(api.business().offices.oran) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => list({ 'accept-encoding': 'br' })));

    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('streams the first rows before the last ones are ready', async () => {
    await api.call('SUPERADMIN', 'POST /agencies', { body: agencyInput(api.business().offices.oran) });
    const address = await api.server().listen({ port: 0, host: '127.0.0.1' });
    const answer = await new Promise<IncomingMessage>((resolve) => {
      const headers = { authorization: `Bearer ${api.token('ADMIN')}`, 'accept-encoding': 'br' };
      get(`${address}/api${path().slice(4)}`, { headers }, resolve);
    });
    const sizes: number[] = [];
    for await (const part of answer.pipe(createBrotliDecompress())) sizes.push(String(part).split('\n').length);

    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes[0]).toBeLessThanOrEqual(101);
  });
});
