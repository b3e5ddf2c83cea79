import { createPublicKey } from 'node:crypto';
import { ServiceTokenClaims } from '@comptoir/api-contract/service-tokens';
import { createVerifier } from 'fast-jwt';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { describeApi, type TestApi } from '../../test/api';
import { addServiceKey, deleteFormerServiceKeys } from './service-keys.repository';
import { openServiceTokens, type JsonWebKeySet } from './service-tokens';

const requested = { service: 'fleet', remote: 'fleet', version: '1.4.2' };

async function issued(api: TestApi, role: Parameters<TestApi['call']>[0] = 'OFFICEMANAGER', body: object = requested) {
  return api.call(role, 'POST /service-tokens', { body });
}

async function publishedKeys(api: TestApi): Promise<JsonWebKeySet['keys']> {
  return (await api.call('nobody', 'GET /jwks')).json<JsonWebKeySet>().keys;
}

function claimsBy([jwk]: JsonWebKeySet['keys'], token: string) {
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' }).export({ format: 'pem', type: 'spki' });
  return z.parse(ServiceTokenClaims, createVerifier({ key: key.toString(), algorithms: ['EdDSA'] })(token));
}

describeApi('tokens for services', (api) => {
  it('name the person who requests them, for one service and five minutes, and are verified with the published key', async () => {
    const { token } = (await issued(api)).json<{ token: string }>();
    const manager = api.business().people.OFFICEMANAGER;
    const claims = claimsBy(await publishedKeys(api), token);
    expect(claims).toMatchObject({ aud: 'fleet', sub: manager.id, role: 'OFFICEMANAGER', remote: 'fleet' });
    expect(claims.exp - claims.iat).toBe(300);
    expect(Object.keys(claims).toSorted()).toEqual(Object.keys(ServiceTokenClaims.shape).toSorted());
  });

  it('are refused by a service for another audience, and after five minutes', async () => {
    const { token } = (await issued(api)).json<{ token: string }>();
    const [jwk] = await publishedKeys(api);
    const pem = createPublicKey({ key: { ...jwk }, format: 'jwk' }).export({ format: 'pem', type: 'spki' });
    const verifier = (options: object) => createVerifier({ key: pem.toString(), algorithms: ['EdDSA'], ...options });
    expect(() => verifier({ allowedAud: 'fleet' })(token)).not.toThrow();
    expect(() => verifier({ allowedAud: 'rates' })(token)).toThrow('aud');
    expect(() => verifier({ clockTimestamp: Date.now() + 301_000 })(token)).toThrow('expired');
  });

  it('are refused without a session, and for names that are none', async () => {
    expect((await issued(api, 'nobody')).statusCode).toBe(401);
    expect((await issued(api, 'ADMIN', { ...requested, service: '../fleet' })).statusCode).toBe(422);
    expect((await issued(api, 'ADMIN', { ...requested, version: 'latest' })).statusCode).toBe(422);
  });

  it('are not given to scripts of a page, of whichever remote', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await api.call('OFFICEMANAGER', 'POST /service-tokens', { body: requested, headers })).statusCode).toBe(
      404,
    );
  });

  it('are no tokens of the API', async () => {
    const { token } = (await issued(api)).json<{ token: string }>();
    const answer = await api.call('nobody', 'GET /me', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(401);
  });

  it('are signed by a new key once each server publishes it, and the former key stays valid', async () => {
    const person = { id: api.business().people.ADMIN.id, role: 'ADMIN', officeId: null, countryCode: null } as const;
    await addServiceKey(api.connection(), 'second');
    const at = async () => {
      const tokens = await openServiceTokens(api.connection());
      const [header = ''] = (await tokens.issue(person, requested)).split('.');
      const { kid }: { kid: string } = JSON.parse(Buffer.from(header, 'base64url').toString());
      return { kid, published: (await tokens.publicKeys()).keys.map((key) => key.kid) };
    };
    expect(await at()).toEqual({ kid: 'first', published: ['second', 'first'] });
    await sql`update service_keys set created_at = now() - interval '2 minutes'`.execute(api.connection());
    await sql`update service_keys set created_at = now() - interval '61 seconds' where id = 'second'`.execute(
      api.connection(),
    );
    expect(await at()).toEqual({ kid: 'second', published: ['second', 'first'] });
    await deleteFormerServiceKeys(api.serverConnection(), 1);
    expect(await at()).toEqual({ kid: 'second', published: ['second'] });
  });
});
