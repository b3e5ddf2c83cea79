import { describeApi } from '../../test/api';
import { PASSWORD } from '../../test/small-business';

describeApi('Session', (api) => {
  const signIn = (email: string, password: string) =>
    api.server().inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password },
      remoteAddress: address,
    });
  let address = '';
  let addresses = 0;
  beforeEach(() => {
    address = `192.0.2.${++addresses}`;
  });

  it('returns the person with the country of the office', async () => {
    const answer = await api.call('OFFICEMANAGER', 'GET /me');

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: api.business().people.OFFICEMANAGER.id,
      name: 'Test OFFICEMANAGER',
      email: 'officemanager@test.example',
      phone: null,
      role: 'OFFICEMANAGER',
      countryCode: 'DZ',
      officeId: api.business().offices.algiers,
      verified: true,
      place: expect.any(Number),
      views: [],
    });
  });

  it('gives each person a constant roll-out position', async () => {
    const place = async (role: 'ADMIN' | 'SUPERADMIN' | 'COLLECTOR') => (await api.call(role, 'GET /me')).json().place;
    const places = [await place('ADMIN'), await place('SUPERADMIN'), await place('COLLECTOR')];
    expect(new Set(places).size).toBe(3);
    expect([await place('ADMIN'), await place('SUPERADMIN'), await place('COLLECTOR')]).toEqual(places);
  });

  it('ignores case and surrounding spaces of the email', async () => {
    expect((await signIn(' Admin@TEST.example ', PASSWORD)).statusCode).toBe(200);
  });

  it('answers the same for a wrong password and an unknown account', async () => {
    const wrong = await signIn('admin@test.example', 'wrong');
    const unknown = await signIn('nobody@test.example', 'wrong');

    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('refuses the eleventh attempt of an address on an account, even with the right password', async () => {
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect((await signIn('collector@test.example', 'wrong')).statusCode).toBe(401);
    }
    const refused = await signIn('collector@test.example', PASSWORD);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  it('refuses an address after ten failures, even concurrent ones', async () => {
    const attempts = Array.from({ length: 20 }, (_, number) => signIn(`guess-${number}@test.example`, 'wrong'));
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt++) {
      address = `2001:db8:7:${attempt === 12 ? 8 : 9}::${attempt}`;
      statuses.push((await signIn(`network-${attempt}@test.example`, 'wrong')).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 401]);
  });

  it('refuses tokens without a signature, of other algorithms and keys, and of devices', async () => {
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const [header = '', claims = '', signature = ''] = api.token('ADMIN').split('.');
    const { kid }: { kid: string } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const elevated = encoded({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), role: 'SUPERADMIN' });
    const cookie = String((await signIn('admin@test.example', PASSWORD)).headers['set-cookie']);
    const device = /^comptoir-device-\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
    const forged = [
      `${encoded({ alg: 'none', typ: 'JWT', kid })}.${claims}.`,
      `${encoded({ alg: 'none', typ: 'JWT', kid })}.${claims}.${signature}`,
      ...['HS384', 'HS512', 'RS256', 'ES256'].map((alg) => `${encoded({ alg, kid })}.${claims}.${signature}`),
      ...['', 'another', [kid], { $ne: '' }].map(
        (one) => `${encoded({ alg: 'HS256', kid: one })}.${claims}.${signature}`,
      ),
      `${header}.${elevated}.${signature}`,
      device,
    ];
    expect(device.split('.')).toHaveLength(3);
    for (const token of forged) {
      const answer = await api.call('nobody', 'GET /me', { headers: { authorization: `Bearer ${token}` } });
      expect([token, answer.statusCode]).toEqual([token, 401]);
    }
  });

  it('returns 401 without a token, or with an invalid or foreign one', async () => {
    const [header, payload] = api.token('ADMIN').split('.');
    const tokens = ['', 'Bearer x', `Bearer ${header}.${payload}.AAAA`, 'Basic abc'];
    for (const authorization of tokens) {
      const answer = await api.call('nobody', 'GET /me', { headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' });
    }
  });
});
