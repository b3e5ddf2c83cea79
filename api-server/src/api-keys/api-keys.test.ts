import { API_KEY_SCOPES, type ApiKey } from '@comptoir/api-contract/api-keys';
import { operationNames } from '@comptoir/api-contract/operations';
import { resourceKey } from '@comptoir/api-contract/routes';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import { sql } from 'kysely';
import { describeApi } from '../../test/api';
import { agencyInput } from '../../test/small-business';
import { isAllowedByKey } from '../access/allowed-by-key';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

describeApi('API keys', (api) => {
  const create = (role: 'SUPERADMIN' | 'ADMIN', more: object = {}) =>
    api.call(role, 'POST /api-keys', {
      body: { name: 'Reports', scopes: ['agencies:read'], expiresDate: ahead(HOUR_MS), ...more },
    });
  const created = async (role: 'SUPERADMIN' | 'ADMIN', more: object = {}) => {
    const answer = await create(role, more);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ key: ApiKey; token: string }>();
  };
  const call = (
    token: string,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { body, from }: { body?: object; from?: string } = {},
  ) =>
    api.server().inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
      ...(from !== undefined && { remoteAddress: from }),
    });
  const statusOf = async (token: string, path = '/agencies', from?: string) =>
    (await call(token, 'GET', path, from === undefined ? {} : { from })).statusCode;
  const agency = () => agencyInput(api.business().offices.algiers);

  it('call the API in the reach and with the scopes of the key', async () => {
    const { token, key } = await created('ADMIN', { scopes: ['agencies:read', 'agencies:write'] });
    expect(token).toMatch(new RegExp(`^ck_${key.id}_[\\w-]{43}$`));
    const written = await call(token, 'POST', '/agencies', { body: agency() });
    expect(written.statusCode).toBe(201);
    expect(await statusOf(token, `/agencies/${written.json<{ id: string }>().id}`)).toBe(200);
    expect(await statusOf(token, '/collections')).toBe(403);
    expect(await statusOf(token, '/api-keys')).toBe(403);
    expect(await statusOf(token, '/me')).toBe(403);
  });

  it('without a scope to write only read', async () => {
    const { token } = await created('SUPERADMIN');
    expect(await statusOf(token)).toBe(200);
    expect((await call(token, 'POST', '/agencies', { body: agency() })).statusCode).toBe(403);
  });

  it('of an office have the rights of its manager, also in other countries of a SUPERADMIN', async () => {
    const { algiers, oran } = api.business().offices;
    const { token } = await created('SUPERADMIN', { officeId: algiers, scopes: ['agencies:read', 'trades:read'] });
    expect(await statusOf(token, `/agencies?officeId=${algiers}`)).toBe(200);
    expect(await statusOf(token, `/agencies?officeId=${oran}`)).toBe(403);
  });

  it('never undo bookings or issue tokens of services', async () => {
    const { token } = await created('SUPERADMIN', { scopes: ['trades:write', 'general-ledger:write', 'users:read'] });
    for (const path of ['/trades/1/reversal', '/transactions/1/reversal']) {
      expect((await call(token, 'POST', path, { body: { reason: 'Typed twice' } })).statusCode).toBe(403);
    }
    const { id } = api.business().people.ADMIN;
    expect(await statusOf(token, `/users/${id}/sessions`)).toBe(403);
    const requested = await call(token, 'POST', '/service-tokens', { body: { remote: 'fleet', service: 'fleet' } });
    expect(requested.statusCode).toBe(401);
  });

  it('with all scopes allow no call about accounts, sessions, cases, closed days or the platform', () => {
    const allowed = operationNames().filter((name) => isAllowedByKey(name, API_KEY_SCOPES));
    expect(allowed).toContain('createTrade');
    const resources = new Set(allowed.map((name) => resourceKey(name)));
    expect(resources).toEqual(new Set(API_KEY_SCOPES.map((scope) => scope.split(':')[0])));
    expect(
      allowed.filter((name) =>
        /sign|password|session|apiKey|secondSteps|decide|cashCase|closeDay|override|mail|reverse/i.test(name),
      ),
    ).toEqual([]);
  });

  it('are refused after their end, after the time and for a wrong secret', async () => {
    const { token, key } = await created('ADMIN');
    expect(await statusOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(401);
    for (const id of ['-'.repeat(36), 'f'.repeat(36), key.id.toUpperCase()]) {
      expect(await statusOf(`ck_${id}_${token.slice(-43)}`)).toBe(401);
    }
    expect(await statusOf(token)).toBe(200);
    expect((await api.call('ADMIN', `DELETE /api-keys/${key.id}`)).statusCode).toBe(204);
    expect(await statusOf(token)).toBe(401);
    expect((await api.call('ADMIN', `DELETE /api-keys/${key.id}`)).statusCode).toBe(404);

    const old = await created('ADMIN');
    const past = sql<Date>`now() - interval '1 second'`;
    await api.connection().updateTable('apiKeys').set({ expiresAt: past }).where('id', '=', old.key.id).execute();
    expect(await statusOf(old.token)).toBe(401);
  });

  it('are refused from other addresses', async () => {
    const { token } = await created('ADMIN', { addresses: ['192.0.2.0/25', '2001:db8::7'] });
    const from = async (address: string) => statusOf(token, '/agencies', address);
    expect([await from('192.0.2.9'), await from('2001:db8::7')]).toEqual([200, 200]);
    expect([await from('192.0.2.200'), await from('2001:db8::8')]).toEqual([401, 401]);
    // As a server that listens on both families sees an IPv4 client.
    expect([await from('::ffff:192.0.2.9'), await from('::ffff:192.0.2.200')]).toEqual([200, 401]);
  });

  it('end with the reach of their creator', async () => {
    const { token, key } = await created('ADMIN', { officeId: api.business().offices.algiers });
    const keys = api.connection().updateTable('apiKeys').where('id', '=', key.id);
    await keys.set({ userId: api.business().people.OFFICEMANAGER.id }).execute();
    expect(await statusOf(token)).toBe(200);
    await keys.set({ officeId: api.business().offices.paris }).execute();
    expect(await statusOf(token)).toBe(401);
  });

  it('of one person have idempotency keys of their own', async () => {
    const { algiers, oran } = api.business().offices;
    const scopes = ['suppliers:write'];
    const tokens = [
      (await created('SUPERADMIN', { officeId: algiers, scopes })).token,
      (await created('SUPERADMIN', { officeId: oran, scopes })).token,
      api.token('SUPERADMIN'),
    ];
    const places: unknown[] = [];
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': '2026-11-30/1' };
      const answer = await api.call('nobody', 'POST /suppliers', { headers, body: { name: 'Numbered' } });
      places.push(answer.json<{ officeId: string | null }>().officeId);
    }
    expect(places).toEqual([algiers, oran, null]);
  });

  it('are listed with their last use and without their secret', async () => {
    const { token, key } = await created('SUPERADMIN', { name: 'Nightly import' });
    await statusOf(token, '/agencies', '192.0.2.44');
    const listed = (await api.call('SUPERADMIN', 'GET /api-keys')).json<ApiKey[]>();
    const found = listed.find(({ id }) => id === key.id);
    expect(found).toEqual({ ...key, lastUsedDate: expect.any(String), lastUsedAddress: '192.0.2.44' });
    expect(JSON.stringify(listed)).not.toContain(token.slice(-43));
    const [stored] = await api.connection().selectFrom('apiKeys').selectAll().where('id', '=', key.id).execute();
    expect(JSON.stringify(stored)).not.toContain(token.slice(-43));
    const events = (await api.call('SUPERADMIN', 'GET /security-events?kind=API_KEY_CREATED')).json<SecurityEvent[]>();
    expect(events[0]?.details).toMatchObject({ key: key.id, name: 'Nightly import', scopes: ['agencies:read'] });
  });

  it.each([
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['users:write'] }, 'scopes.0'],
    ['a scope twice', { scopes: ['agencies:read', 'agencies:read'] }, 'scopes'],
    ['an expiry in the past', { expiresDate: ahead(-1_000) }, 'expiresDate'],
    ['an expiry in more than a year', { expiresDate: ahead(367 * DAY_MS) }, 'expiresDate'],
    ['a wrong network', { addresses: ['192.0.2.0/33'] }, 'addresses.0'],
    ['a missing office', { officeId: '00000000-0000-4000-8000-000000000000' }, 'officeId'],
  ])('are not created with %s', async (_, more, path) => {
    const answer = await create('ADMIN', more);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { issues: [{ path }] }]);
  });

  // The last one, since it ends the sessions of the ADMIN.
  it('end when an administrator changes the email of their owner', async () => {
    const { token } = await created('ADMIN');
    expect(await statusOf(token)).toBe(200);
    const body = { email: 'moved@test.example' };
    const { id } = api.business().people.ADMIN;
    expect((await api.call('SUPERADMIN', `PATCH /users/${id}`, { body })).statusCode).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });
});
