import type { Role } from '@comptoir/api-contract/roles';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import type { SessionRecord } from '@comptoir/api-contract/session-records';
import { describeApi, type TestApi } from '../../test/api';
import { codeOf } from '../../test/authenticator-app';
import { startOpenIdProvider, type OpenIdProvider } from '../../test/openid-provider';
import { signIns } from '../../test/second-steps';
import { PRODUCT_URL, SsoBrowser, ssoRules } from '../../test/sso-browser';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { MINUTE_MS } from '../calendar/durations';

let provider: OpenIdProvider;
// It warns of its storage in memory, and of Node.js 20.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  provider = await startOpenIdProvider(PRODUCT_URL);
});
afterAll(() => provider.close());

function people(api: TestApi) {
  const emailOf = (role: Role) => api.business().people[role].email;
  const person = (role: Role, more: object = {}) => {
    provider.person = { sub: `sub of ${role}`, email: emailOf(role), email_verified: true, ...more };
  };
  const forget = async () => {
    for (const table of ['ssoIdentities', 'ssoAttempts', 'loginAttempts', 'factors', 'recoveryCodes'] as const) {
      await api.connection().deleteFrom(table).execute();
    }
    provider.change = undefined;
    provider.forge = false;
  };
  const events = async (kind: string) =>
    (await api.call('SUPERADMIN', `GET /security-events?kind=${kind}`)).json<SecurityEvent[]>();
  return { emailOf, person, forget, events };
}

describeApi(
  'single sign-on',
  (api) => {
    const { emailOf, person, forget, events } = people(api);
    const { as, addApp, complete } = signIns(api);
    afterEach(forget);
    const browser = () => new SsoBrowser(api);
    const refusalOf = async (answer: Promise<{ json: () => unknown }>) => (await answer).json();

    it('marks the browser with a cookie of this host, also behind a proxy without TLS', async () => {
      const one = browser();
      await one.start();
      expect(one.cookie(PRODUCT_URL)).toMatch(/^__Host-comptoir-sso=/);
    });

    it('links an account by a verified email at first, and by issuer and subject from then on', async () => {
      person('ADMIN');
      const done = await browser().signIn('?returnTo=%2Fagencies%3Fpage%3D2');
      expect(done.json()).toEqual({ access_token: expect.any(String), returnTo: '/agencies?page=2' });
      const { access_token: token } = done.json<{ access_token: string }>();
      expect((await as(token, 'GET /me')).json()).toMatchObject({ email: emailOf('ADMIN'), sso: true });
      expect((await as(token, 'GET /sessions')).json<SessionRecord[]>()[0]).toMatchObject({ current: true, sso: true });
      expect((await api.call('ADMIN', 'GET /me')).json()).not.toHaveProperty('sso');
      const details = { issuer: provider.issuer, subject: 'sub of ADMIN' };
      expect((await events('IDENTITY_LINKED'))[0]).toMatchObject({ details, person: { name: expect.any(String) } });
      expect((await events('SIGN_IN'))[0]).toMatchObject({ outcome: 'SUCCESS', details: { sso: true } });
      // Another email of the same subject, and the email for another subject.
      person('ADMIN', { email: 'renamed@elsewhere.example', email_verified: false });
      expect((await browser().signIn()).statusCode).toBe(200);
      person('ADMIN', { sub: 'a new colleague with the address of a former one' });
      expect(await refusalOf(browser().signIn())).toMatchObject({ statusCode: 403, code: 'sso-unknown' });
    });

    it('refuses people without an account, with an email that is not verified, and deactivated ones', async () => {
      provider.person = { sub: 'a', email: 'stranger@test.example', email_verified: true };
      expect(await refusalOf(browser().signIn())).toMatchObject({ statusCode: 403, code: 'sso-unknown' });
      person('ADMIN', { email_verified: false });
      expect(await refusalOf(browser().signIn())).toMatchObject({ code: 'sso-unknown' });
      expect((await events('SIGN_IN'))[0]).toMatchObject({
        outcome: 'FAILURE',
        details: { step: 'sso', reason: 'sso-unknown', issuer: provider.issuer, subject: 'sub of ADMIN' },
      });
      person('COLLECTOR');
      expect((await browser().signIn()).statusCode).toBe(200);
      const { id } = api.business().people.COLLECTOR;
      expect((await api.call('SUPERADMIN', `POST /users/${id}/archival`)).statusCode).toBe(200);
      expect(await refusalOf(browser().signIn())).toMatchObject({ code: 'sso-deactivated' });
      person('COLLECTOR', { sub: 'another' });
      expect(await refusalOf(browser().signIn())).toMatchObject({ code: 'sso-deactivated' });
      await api.call('SUPERADMIN', `POST /users/${id}/restoration`);
    });

    it('passes a refusal of the provider on', async () => {
      provider.person = { error: 'access_denied' };
      expect(await refusalOf(browser().signIn())).toMatchObject({ statusCode: 403, code: 'sso-refused' });
    });

    it('accepts a new key of the provider at once, and no key that it does not publish', async () => {
      person('ADMIN');
      expect((await browser().signIn()).statusCode).toBe(200);
      await provider.rotate();
      expect((await browser().signIn()).statusCode).toBe(200);
      provider.forge = true;
      expect(await refusalOf(browser().signIn())).toMatchObject({ statusCode: 422, code: 'sso-invalid' });
    });

    it.each([
      ['the nonce of another sign-in', { nonce: 'another' }, 'sso-invalid'],
      ['another issuer', { iss: 'https://evil.example' }, 'sso-invalid'],
      ['the token of another client', { aud: 'another' }, 'sso-invalid'],
      ['an expired token', { iat: -7200, exp: -3600 }, 'sso-clock'],
      ['a token of the future', { iat: 7200, exp: 10_800 }, 'sso-clock'],
    ])('refuses %s', async (_, changed: Record<string, string | number>, code) => {
      person('ADMIN');
      const now = Math.floor(Date.now() / 1000);
      provider.change = (claims) => ({
        ...claims,
        ...Object.fromEntries(
          Object.entries(changed).map(([name, value]) => [name, typeof value === 'number' ? now + value : value]),
        ),
      });
      expect(await refusalOf(browser().signIn())).toMatchObject({ statusCode: 422, code });
      expect((await events('SIGN_IN'))[0]).toMatchObject({ details: { step: 'sso', reason: code } });
    });

    it('tolerates clocks that differ by less than a minute', async () => {
      person('ADMIN');
      const now = Math.floor(Date.now() / 1000);
      provider.change = (claims) => ({ ...claims, iat: now - 90, exp: now - 30 });
      expect((await browser().signIn()).statusCode).toBe(200);
    });

    it('takes an answer once, and only in the browser that began', async () => {
      person('ADMIN');
      const victim = browser();
      const attacker = browser();
      await victim.start();
      const answer = await attacker.signInAt(await attacker.start());
      // The attacker leads the victim to the answer of an own sign-in, to have the work done in that account.
      await victim.callBack(answer);
      expect(await refusalOf(victim.take())).toMatchObject({ statusCode: 422, code: 'sso-expired' });
      expect((await new SsoBrowser(api).take()).json()).toMatchObject({ code: 'sso-expired' });
      expect(await attacker.callBack(answer)).toBe('/auth/login?sso');
      const both = await Promise.all([attacker.take(), attacker.take()]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
      // Replayed by the same browser.
      await attacker.callBack(answer);
      expect(await refusalOf(attacker.take())).toMatchObject({ code: 'sso-expired' });
    });

    it('refuses a changed state, the answer of another provider, and a late one', async () => {
      person('ADMIN');
      const one = browser();
      const answer = await one.signInAt(await one.start());
      await one.callBack(answer.replace(/state=[^&]+/, 'state=another'));
      expect(await refusalOf(one.take())).toMatchObject({ code: 'sso-expired' });
      const other = browser();
      const mixed = await other.signInAt(await other.start());
      await other.callBack(mixed.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'));
      expect(await refusalOf(other.take())).toMatchObject({ code: 'sso-invalid' });
      const late = browser();
      const answered = await late.signInAt(await late.start());
      const before = { expiresAt: new Date(Date.now() - MINUTE_MS) };
      await api.connection().updateTable('ssoAttempts').set(before).execute();
      await late.callBack(answered);
      expect(await refusalOf(late.take())).toMatchObject({ code: 'sso-expired' });
    });

    it('neither blocks passwords nor fills the events by answers that pages of other sites open', async () => {
      const failures = async () =>
        (await events('SIGN_IN')).filter(({ details }) => details['reason'] === 'sso-expired').length;
      const before = await failures();
      const forged = new SsoBrowser(api, '198.51.100.200');
      for (let count = 0; count < 15; count++) await forged.callBack('/api/sso/callback?state=forged&code=forged');
      const { answer } = await signIns(api).login(emailOf('OFFICEMANAGER'), { address: '198.51.100.200' });
      expect(answer.statusCode).toBe(200);
      expect((await failures()) - before).toBe(10);
    });

    it('leaves no token, code or secret in an address of the product or in the database', async () => {
      person('ADMIN');
      const one = browser();
      const address = await one.start();
      expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
      expect(await one.callBack(await one.signInAt(address))).toBe('/auth/login?sso');
      const [attempt] = await api.connection().selectFrom('ssoAttempts').selectAll().execute();
      expect(attempt?.idToken).toMatch(/^v1\./);
      expect(JSON.stringify(attempt)).not.toContain(new URL(address).searchParams.get('state'));
    });

    it('asks for our second step unless the provider states one', async () => {
      const { secret } = await addApp('ADMIN');
      person('ADMIN');
      const stopped = await browser().signIn('?returnTo=%2Fagencies');
      const values = { step: 'factor', returnTo: '/agencies' };
      expect(stopped.json()).toMatchObject({ statusCode: 401, code: 'second-step', values });
      const ticket = stopped.json<{ values: { ticket: string } }>().values.ticket;
      const cookie = [stopped.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('comptoir-step='));
      const done = await complete({ ticket, cookie: cookie?.split(';', 1)[0] ?? '' }, codeOf(secret));
      expect((await as(done.json<{ access_token: string }>().access_token, 'GET /me')).json()).toMatchObject({
        sso: true,
      });
      person('ADMIN', { amr: ['pwd', 'mfa'] });
      expect((await browser().signIn()).statusCode).toBe(200);
    });

    it('ends the session here, and leads to the sign-out at the provider', async () => {
      person('ADMIN');
      const { access_token: token } = (await browser().signIn()).json<{ access_token: string }>();
      const { addressWithToken } = (await as(token, 'POST /logout/sso')).json<{ addressWithToken: string }>();
      const address = new URL(addressWithToken);
      expect(`${address.origin}${address.pathname}`).toBe(`${provider.issuer}/session/end`);
      expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${PRODUCT_URL}/auth/login`);
      expect((await fetch(address)).status).toBe(200);
      expect((await as(token, 'GET /me')).statusCode).toBe(401);
      // A session of a password has no provider to leave.
      const other = await api.call('OFFICEMANAGER', 'GET /me');
      expect(other.statusCode).toBe(200);
    });

    it('says that the provider is away, and passwords still sign in', async () => {
      const { port } = new URL(provider.issuer);
      const { person: current } = provider;
      const one = browser();
      person('ADMIN');
      const answer = await one.signInAt(await one.start());
      await provider.close();
      try {
        await one.callBack(answer);
        expect(await refusalOf(one.take())).toMatchObject({ statusCode: 503, code: 'sso-away' });
        const { access_token: token } = (await signIns(api).login(emailOf('ADMIN'))).answer.json<{
          access_token: string;
        }>();
        expect((await as(token, 'GET /me')).statusCode).toBe(200);
      } finally {
        provider = await startOpenIdProvider(PRODUCT_URL, Number(port));
        provider.person = current;
      }
    });
  },
  ['postgresql'],
  undefined,
  () => ({
    sso: ssoRules(provider),
    factors: { rules: { policies: { ADMIN: { kind: 'offered' } } }, secrets: ['s'.repeat(32)] },
  }),
);

describeApi(
  'a single sign-on that makes accounts, as the only way',
  (api) => {
    const { emailOf, forget, events } = people(api);
    const { as, login } = signIns(api);
    afterEach(forget);
    const signIn = () => new SsoBrowser(api).signIn();
    const stranger = (more: object) => {
      provider.person = { sub: 'new', email: 'new@test.example', email_verified: true, name: 'New Person', ...more };
    };

    it('adds a second step to an account without a password, soon after the sign-in', async () => {
      stranger({ sub: 'keyless', email: 'keyless@test.example', groups: ['desk'], office: 'Algiers Centre' });
      const { access_token: token } = (await signIn()).json<{ access_token: string }>();
      expect((await as(token, 'GET /factors')).json()).toMatchObject({ freshSignIn: true });
      const begin = () => as(token, 'POST /factors/beginning', {});
      const started = (await begin()).json<{ ticket: string; secret: string }>();
      await sql`update sessions set created_at = created_at - interval '11 minutes'`.execute(api.connection());
      expect((await begin()).json()).toMatchObject({ statusCode: 403, code: 'sign-in-again' });
      const code = { ticket: started.ticket, oneTimeCode: codeOf(started.secret) };
      expect((await as(token, 'POST /factors', code)).statusCode).toBe(201);
      const password = { password: 'anything' };
      expect((await api.call('ADMIN', 'POST /factors/beginning', { body: {} })).statusCode).not.toBe(200);
      expect((await as(token, 'POST /factors/beginning', password)).json()).toMatchObject({ code: 'app-known' });
    });

    it('makes an account with the role and the office of the claims, once', async () => {
      const joiner = (claims: object) => stranger({ email: 'joiner@test.example', ...claims });
      const { algiers: officeId } = api.business().offices;
      joiner({ groups: ['all', 'desk'], office: 'ALGIERS centre' });
      const first = await signIn();
      expect(first.statusCode).toBe(200);
      const { access_token: token } = first.json<{ access_token: string }>();
      const me = await api.call('nobody', 'GET /me', { headers: { authorization: `Bearer ${token}` } });
      const created = { name: 'New Person', email: 'joiner@test.example', role: 'OFFICEMANAGER', officeId };
      expect(me.json()).toMatchObject({ ...created, verified: true });
      expect((await events('ACCOUNT_CREATED'))[0]).toMatchObject({
        details: { subject: 'new', role: 'OFFICEMANAGER' },
      });
      expect((await signIn()).statusCode).toBe(200);
      // A role taken away at the provider ends the access.
      joiner({ groups: ['all'] });
      expect((await signIn()).json()).toMatchObject({ statusCode: 403, code: 'sso-role' });
      joiner({ groups: ['head'] });
      expect((await signIn()).json()).toMatchObject({ code: 'sso-role' });
      const { id } = me.json<{ id: string }>();
      await api.call('SUPERADMIN', `DELETE /users/${id}`);
      joiner({ groups: ['desk'], office: officeId });
      expect((await signIn()).json()).toMatchObject({ code: 'sso-deactivated' });
    });

    it.each([
      [{ groups: ['other'] }, 'sso-role'],
      [{ groups: ['desk'] }, 'sso-office'],
      [{ groups: ['desk'], office: 'No such office' }, 'sso-office'],
      [{ groups: ['head'], country: 'Nowhere' }, 'sso-office'],
      [{ groups: ['chief'] }, 'sso-unknown'],
      [{ groups: ['head'], country: 'DZ', email_verified: false }, 'sso-unknown'],
      [{ groups: ['head'], country: 'DZ', name: '', email: 'no address' }, 'sso-unknown'],
    ])('refuses %j with %s', async (claims, code) => {
      stranger(claims);
      expect((await signIn()).json()).toMatchObject({ statusCode: 403, code });
    });

    it('leaves passwords to break-glass accounts', async () => {
      const wrong = await login(emailOf('ADMIN'), { password: 'wrong' });
      expect(wrong.answer.json()).toMatchObject({ statusCode: 401, code: 'wrong-credentials' });
      expect((await login(emailOf('ADMIN'))).answer.json()).toMatchObject({ statusCode: 403, code: 'sso-only' });
      expect((await events('SIGN_IN'))[0]).toMatchObject({ outcome: 'FAILURE', details: { reason: 'sso-only' } });
      expect((await login(emailOf('OFFICEMANAGER'))).answer.statusCode).toBe(200);
      const { port } = new URL(provider.issuer);
      await provider.close();
      try {
        expect((await login(emailOf('OFFICEMANAGER'))).answer.statusCode).toBe(200);
      } finally {
        provider = await startOpenIdProvider(PRODUCT_URL, Number(port));
      }
      // A SUPERADMIN who is not listed needs a second step.
      const { id } = api.business().people.SUPERADMIN;
      const rename = (email: string) =>
        api.connection().updateTable('users').set({ email }).where('id', '=', id).execute();
      await rename('chief@test.example');
      expect((await login('chief@test.example')).answer.json()).toMatchObject({ code: 'sso-only' });
      const factor = {
        id: newId(),
        userId: id,
        kind: 'PASSKEY',
        secret: null,
        credentialId: 'c',
        publicKey: 'k',
      } as const;
      await api.connection().insertInto('factors').values(factor).execute();
      expect((await login('chief@test.example')).answer.json()).toMatchObject({ code: 'second-step' });
      await rename(emailOf('SUPERADMIN'));
    });
  },
  ['postgresql'],
  undefined,
  () => ({
    sso: ssoRules(provider, {
      accounts: 'create',
      roles: {
        claim: 'groups',
        values: new Map([
          ['desk', 'OFFICEMANAGER'],
          ['head', 'ADMIN'],
          ['chief', 'SUPERADMIN'],
        ]),
      },
      breakGlass: ['superadmin@test.example', 'officemanager@test.example'],
    }),
    factors: { rules: { policies: { OFFICEMANAGER: { kind: 'offered' } } }, secrets: ['s'.repeat(32)] },
  }),
);
