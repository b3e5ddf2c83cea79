import type { FactorOverview } from '@comptoir/api-contract/factors';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';
import { signIns } from '../../test/second-steps';
import { PASSWORD } from '../../test/small-business';
import { SoftwarePasskey } from '../../test/software-passkey';

const PAGE = { origin: 'https://comptoir.example', host: 'comptoir.example' };
const POLICIES = { ADMIN: { kind: 'offered' }, OFFICEMANAGER: { kind: 'offered' } } as const;

interface Started {
  ticket: string;
  options: { challenge: string; allowCredentials?: unknown };
}

describeApi(
  'a passkey',
  (api) => {
    const { login, as, tokenOf, addApp, forget, events, post } = signIns(api);
    const email = () => api.business().people.ADMIN.email;
    afterEach(forget);

    const begin = async (token: string) =>
      (await as(token, 'POST /factors/passkeys/beginning', { password: PASSWORD })).json<Started>();
    const addPasskey = async (role: Role) => {
      const token = await tokenOf(role);
      const key = new SoftwarePasskey();
      const { ticket, options } = await begin(token);
      const added = await as(token, 'POST /factors/passkeys', { ticket, credential: key.create(options, PAGE) });
      if (added.statusCode !== 201) throw new Error(added.body);
      return { token, key, recoveryCodes: added.json<{ recoveryCodes: string[] | null }>().recoveryCodes };
    };
    /** Sign-in with the passkey as the only step, or as the second one of `stopped`. */
    const beginSignIn = async (stopped?: { ticket: string; cookie: string }) => {
      const answer = await post('/login/passkey', stopped ? { ticket: stopped.ticket } : {}, stopped ?? {});
      const cookie = stopped?.cookie ?? String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
      return { ...answer.json<Started>(), cookie };
    };
    const finish = ({ ticket, cookie }: { ticket: string; cookie: string }, credential: object) =>
      post('/login/passkey/completion', { ticket, credential }, { cookie });

    it('signs in without a password', async () => {
      const { key, recoveryCodes } = await addPasskey('ADMIN');
      expect(recoveryCodes).toHaveLength(10);
      const started = await beginSignIn();
      const done = await finish(started, key.use(started.options, PAGE));
      expect(done.statusCode).toBe(200);
      const { access_token: token } = done.json<{ access_token: string }>();
      expect((await as(token, 'GET /me')).json()).toMatchObject({ email: email() });
      expect((await as(token, 'GET /factors')).json<FactorOverview>()).toMatchObject({
        passkeys: true,
        factors: [{ kind: 'PASSKEY', lastUsedDate: expect.any(String) }],
      });
      expect((await events('ADMIN', 'SIGN_IN'))[0]).toMatchObject({ details: { factor: 'PASSKEY' } });
    });

    it('is a second step after the password, and one of several', async () => {
      const { key } = await addPasskey('ADMIN');
      const stopped = await login(email());
      expect(stopped.answer.json()).toMatchObject({ code: 'second-step', values: { step: 'factor' } });
      const started = await beginSignIn(stopped);
      expect(started.ticket).toBe(stopped.ticket);
      expect((await finish(started, key.use(started.options, PAGE))).statusCode).toBe(200);
    });

    it('is begun ten times by an address without being used, and refused ones name their account', async () => {
      const { key } = await addPasskey('ADMIN');
      const address = '192.0.2.9';
      const started = async () => (await post('/login/passkey', {}, { address })).statusCode;
      for (let count = 0; count < 10; count++) expect(await started()).toBe(200);
      expect(await started()).toBe(429);
      expect((await login(email(), { address })).answer.statusCode).toBe(401);
      const stopped = await login(email());
      const { options } = await beginSignIn(stopped);
      await finish(stopped, key.use({ challenge: options.challenge.slice(1) }, PAGE));
      expect((await events('ADMIN', 'SIGN_IN'))[0]).toMatchObject({ outcome: 'FAILURE', details: { step: 'passkey' } });
    });

    it('is refused at a sign-in without a challenge', async () => {
      const { key } = await addPasskey('ADMIN');
      const credential = key.use({ challenge: '' }, PAGE);
      for (const attempt of [await login(email()), await login(email())]) {
        expect((await finish(attempt, credential)).json()).toMatchObject({ statusCode: 422, code: 'step-ended' });
      }
    });

    it('is refused on another page, for another challenge, and without verification of the person', async () => {
      const { key } = await addPasskey('ADMIN');
      const started = await beginSignIn();
      const phishing = { origin: 'https://comptoir.example.evil.example', host: 'comptoir.example' };
      const foreign = { origin: PAGE.origin, host: 'evil.example' };
      const wrong = [
        key.use(started.options, phishing),
        key.use(started.options, foreign),
        key.use({ challenge: 'YW5vdGhlcg' }, PAGE),
        key.use(started.options, PAGE, { flags: 0x01 }),
        { id: key.id.toString('base64url'), response: {} },
        {},
      ];
      for (const credential of wrong) {
        expect((await finish(started, credential)).json()).toMatchObject({ statusCode: 422, code: 'passkey-wrong' });
      }
      expect((await finish(started, key.use(started.options, PAGE))).statusCode).toBe(200);
    });

    it('is accepted once for a ticket, in the browser that got it', async () => {
      const { key } = await addPasskey('ADMIN');
      const started = await beginSignIn();
      const other = await beginSignIn();
      const credential = key.use(started.options, PAGE);
      expect((await finish({ ...started, cookie: other.cookie }, credential)).json()).toMatchObject({
        code: 'step-ended',
      });
      expect((await finish(started, credential)).statusCode).toBe(200);
      expect((await finish(started, credential)).json()).toMatchObject({ code: 'step-ended' });
      // A copy of the passkey counts from before.
      expect((await finish(other, key.use(other.options, PAGE, { uses: 1 }))).json()).toMatchObject({
        code: 'passkey-wrong',
      });
    });

    it('of another person ends no second step', async () => {
      await addApp('ADMIN');
      const { key } = await addPasskey('OFFICEMANAGER');
      const started = await beginSignIn(await login(email()));
      expect((await finish(started, key.use(started.options, PAGE))).json()).toMatchObject({ code: 'passkey-wrong' });
    });

    it('is not revealed before it answers', async () => {
      await addPasskey('ADMIN');
      await addApp('OFFICEMANAGER');
      const [one, other] = [
        await beginSignIn(await login(email())),
        await beginSignIn(await login(api.business().people.OFFICEMANAGER.email)),
      ];
      const shape = ({ options }: Started) => ({ ...options, challenge: '' });
      expect(shape(one)).toEqual(shape(other));
      expect(one.options.allowCredentials ?? []).toEqual([]);
    });

    it('is added once, with the password, and in a confirmed session if there is another step', async () => {
      const { token, key } = await addPasskey('ADMIN');
      const again = await begin(token);
      const same = await as(token, 'POST /factors/passkeys', {
        ticket: again.ticket,
        credential: key.create(again.options, PAGE),
      });
      expect(same.json()).toMatchObject({ code: 'passkey-wrong' });
      const second = new SoftwarePasskey();
      const added = await as(token, 'POST /factors/passkeys', {
        ticket: again.ticket,
        credential: second.create(again.options, PAGE),
      });
      expect(added.json()).toEqual({ recoveryCodes: null });
      await api.connection().updateTable('sessions').set({ mfaAt: null }).execute();
      const unconfirmed = await as(token, 'POST /factors/passkeys/beginning', { password: PASSWORD });
      expect(unconfirmed.json()).toMatchObject({ statusCode: 403, code: 'step-up' });
      const started = (await as(token, 'POST /sessions/confirmation/beginning')).json<Started>();
      const confirmed = await as(token, 'POST /sessions/confirmation/passkey', {
        ticket: started.ticket,
        credential: second.use(started.options, PAGE),
      });
      expect(confirmed.statusCode).toBe(204);
      expect(await begin(token)).toMatchObject({ ticket: expect.any(String) });
      const wrong = await as(token, 'POST /factors/passkeys/beginning', { password: 'wrong' });
      expect(wrong.json()).toMatchObject({ issues: [{ path: 'password' }] });
    });

    it('is refused for an archived person', async () => {
      const { key } = await addPasskey('OFFICEMANAGER');
      const { id } = api.business().people.OFFICEMANAGER;
      const archive = (archivedAt: Date | null) =>
        api.connection().updateTable('users').set({ archivedAt }).where('id', '=', id).execute();
      await archive(new Date());
      const started = await beginSignIn();
      const refused = await finish(started, key.use(started.options, PAGE));
      await archive(null);
      expect(refused.json()).toMatchObject({ code: 'passkey-wrong' });
    });

    it('is refused for an account that is held, because another one has its address', async () => {
      const { key } = await addPasskey('OFFICEMANAGER');
      const { id } = api.business().people.OFFICEMANAGER;
      const hold = (held: boolean) =>
        api.connection().updateTable('users').set({ held }).where('id', '=', id).execute();
      await hold(true);
      const started = await beginSignIn();
      const refused = await finish(started, key.use(started.options, PAGE));
      await hold(false);
      expect(refused.json()).toMatchObject({ code: 'passkey-wrong' });
    });

    it('limits an address that tries', async () => {
      const key = new SoftwarePasskey();
      const statuses: number[] = [];
      const { ticket, cookie, options } = await beginSignIn();
      for (let count = 0; count < 12; count++) {
        const body = { ticket, credential: key.use(options, PAGE) };
        const answer = await post('/login/passkey/completion', body, { cookie, address: '198.51.100.99' });
        statuses.push(answer.statusCode);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
      expect(statuses.slice(10)).toEqual([429, 429]);
    });
  },
  ['postgresql'],
  undefined,
  { factors: { rules: { policies: POLICIES, passkeys: PAGE }, secrets: [] } },
);

describeApi('without passkeys', (api) => {
  const { post, tokenOf, as } = signIns(api);

  it('neither begins to sign in nor to add one', async () => {
    expect((await post('/login/passkey', {})).json()).toMatchObject({ statusCode: 409, code: 'factors-off' });
    const token = await tokenOf('ADMIN');
    const started = await as(token, 'POST /factors/passkeys/beginning', { password: PASSWORD });
    expect(started.json()).toMatchObject({ statusCode: 409, code: 'factors-off' });
  });
});
