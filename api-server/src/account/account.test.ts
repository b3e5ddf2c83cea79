import { HOUR_MS } from '../calendar/durations';
import { describeApi } from '../../test/api';
import { sendMails, tokenIn } from '../../test/mail';
import { PASSWORD } from '../../test/small-business';

describeApi('the own account', (api) => {
  const signIn = async (email: string, password: string) => {
    const answer = await api.call('nobody', 'POST /login', { body: { email, password } });
    return answer.statusCode === 200 ? answer.json<{ access_token: string }>().access_token : undefined;
  };
  const requested = (token: string) => api.call('nobody', 'GET /me', { headers: { authorization: `Bearer ${token}` } });
  const passwords = (password: string) => ({ password, confirmPassword: password });

  it('is set up once with the invitation link', async () => {
    const email = 'new.collector@test.example';
    const officeId = api.business().offices.algiers;
    const body = { name: 'New Collector', email, phone: '1', role: 'COLLECTOR', officeId, countryCode: 'DZ' };
    await api.call('OFFICEMANAGER', 'POST /invite-user', { body });
    const [mail] = await sendMails(api.connection());
    expect(mail).toMatchObject({ to: { address: email }, subject: 'Complete your account setup' });
    const token = tokenIn(mail);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ email });

    const short = await api.call('nobody', 'POST /signup', { body: { token, ...passwords('short') } });
    expect(short.json()).toMatchObject({ statusCode: 422, message: 'Password must be at least 8 characters' });
    const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(
      (await api.call('nobody', 'POST /signup', { body: { token: forged, ...passwords(PASSWORD) } })).statusCode,
    ).toBe(422);
    expect((await api.call('nobody', 'POST /signup', { body: { token, ...passwords(PASSWORD) } })).statusCode).toBe(
      201,
    );
    expect(
      (await api.call('nobody', 'POST /signup', { body: { token, ...passwords('another one') } })).json(),
    ).toMatchObject({
      statusCode: 422,
      issues: [{ path: 'token' }],
    });
    const session = await signIn(email, PASSWORD);
    expect((await requested(session ?? '')).json()).toMatchObject({ email, verified: true });
  });

  it('repeats the first answer to a retried setup', async () => {
    const officeId = api.business().offices.algiers;
    const person = { name: 'Twice', email: 'twice@test.example', phone: '1', role: 'COLLECTOR', officeId };
    await api.call('ADMIN', 'POST /invite-user', { body: person });
    const [mail] = await sendMails(api.connection());
    const request = {
      body: { token: tokenIn(mail), ...passwords(PASSWORD) },
      headers: { 'idempotency-key': 'set-up-once' },
    };
    const first = await api.call('nobody', 'POST /signup', request);
    const again = await api.call('nobody', 'POST /signup', request);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(first.body);
    const other = { ...request, body: { ...request.body, ...passwords('another password of mine') } };
    expect((await api.call('nobody', 'POST /signup', other)).json()).toMatchObject({ code: 'key-reused' });
  });

  it('A7: receives a few invitations an hour, regardless of sender and account state', async () => {
    const { algiers } = api.business().offices;
    const email = 'flooded@test.example';
    const body = { name: 'Flooded', email, phone: '1', role: 'COLLECTOR', officeId: algiers };
    const invite = () => api.call('OFFICEMANAGER', 'POST /invite-user', { body });
    const again = async (id: string) => (await api.call('OFFICEMANAGER', `POST /users/${id}/invitation`)).statusCode;
    const { id } = (await invite()).json<{ id: string }>();
    expect([await again(id), await again(id), await again(id), await again(id)]).toEqual([204, 204, 429, 429]);
    expect((await sendMails(api.connection())).length).toBe(3);

    const move = (to: string) => api.call('ADMIN', `PATCH /users/${id}`, { body: { email: to } });
    expect((await move('flooded-too@test.example')).statusCode).toBe(200);
    const back = await move(email);
    expect(back.json()).toMatchObject({ statusCode: 429, code: 'too-many-invitations' });
    expect(Number(back.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await api.call('ADMIN', `DELETE /users/${id}`)).statusCode).toBe(204);
    expect((await invite()).statusCode).toBe(429);
    const past = new Date(Date.now() - HOUR_MS);
    await api
      .connection()
      .updateTable('invitationMails')
      .set({ sentAt: past } as object)
      .execute();
    expect((await invite()).statusCode).toBe(201);
    await sendMails(api.connection());
  });

  it('can be invited again with a new link until it has a password', async () => {
    const { algiers } = api.business().offices;
    const body = { name: 'Late', email: 'late@test.example', phone: '1', role: 'COLLECTOR', officeId: algiers };
    const { id } = (await api.call('ADMIN', 'POST /invite-user', { body })).json<{ id: string }>();
    const [first] = await sendMails(api.connection());
    expect((await api.call('ADMIN', `POST /users/${id}/invitation`)).statusCode).toBe(204);
    const [second] = await sendMails(api.connection());
    const redeem = (token: string) => api.call('nobody', 'POST /signup', { body: { token, ...passwords(PASSWORD) } });
    const check = async (token: string, purpose = 'INVITATION') =>
      (await api.call('nobody', 'POST /check-link', { body: { purpose, token } })).json<{ valid: boolean }>().valid;
    expect([await check(tokenIn(first)), await check(tokenIn(second), 'RESET')]).toEqual([false, false]);
    expect((await redeem(tokenIn(first))).statusCode).toBe(422);
    expect([await check(tokenIn(second)), await check(tokenIn(second))]).toEqual([true, true]);
    expect((await redeem(tokenIn(second))).statusCode).toBe(201);
    expect(await check(tokenIn(second))).toBe(false);
    expect((await api.call('ADMIN', `POST /users/${id}/invitation`)).statusCode).toBe(409);
  });

  it('receives a reset link by mail without revealing whether it exists', async () => {
    const { ADMIN } = api.business().people;
    const session = (await signIn(ADMIN.email, PASSWORD)) ?? '';
    const send = (email: string) => api.call('nobody', 'POST /retrieve-password', { body: { email } });
    const [known, unknown] = [await send(ADMIN.email), await send('nobody@test.example')];
    expect(known.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    const mails = await sendMails(api.connection());
    expect(mails.map((mail) => mail.to.address)).toEqual([ADMIN.email]);
    const token = tokenIn(mails[0]);
    const newPassword = 'A-new-password-2';
    const body = { token, newPassword, confirmPassword: newPassword };
    expect((await api.call('nobody', 'POST /reset-password', { body })).statusCode).toBe(200);
    expect((await api.call('nobody', 'POST /reset-password', { body })).statusCode).toBe(422);
    expect((await requested(session)).statusCode).toBe(401);
    expect(await signIn(ADMIN.email, PASSWORD)).toBeUndefined();
    expect(await signIn(ADMIN.email, newPassword)).toBeDefined();
  });

  it('changes its password and keeps only this session', async () => {
    const { OFFICEMANAGER } = api.business().people;
    const other = (await signIn(OFFICEMANAGER.email, PASSWORD)) ?? '';
    const change = (oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
      api.call('OFFICEMANAGER', 'POST /change-password', { body: { oldPassword, newPassword, confirmPassword } });
    expect((await change('wrong', 'secret-2')).json()).toMatchObject({
      statusCode: 422,
      issues: [{ path: 'oldPassword', message: 'The current password is not correct' }],
    });
    expect((await change(PASSWORD, 'secret-2', 'secret-3')).json()).toMatchObject({
      issues: [{ path: 'confirmPassword', message: "Passwords don't match" }],
    });
    const changed = await change(PASSWORD, 'secret-2');
    expect(changed.statusCode).toBe(200);
    expect((await requested(other)).statusCode).toBe(401);
    expect((await requested(changed.json<{ access_token: string }>().access_token)).statusCode).toBe(200);
  });

  it('ends its other sessions', async () => {
    const { COLLECTOR } = api.business().people;
    const other = (await signIn(COLLECTOR.email, PASSWORD)) ?? '';
    const ended = await api.call('COLLECTOR', 'POST /end-other-sessions');
    expect((await requested(other)).statusCode).toBe(401);
    expect((await requested(ended.json<{ access_token: string }>().access_token)).statusCode).toBe(200);
  });

  it('leaves an audit trail without secrets', async () => {
    const { COLLECTOR } = api.business().people;
    const trail = await api.call('SUPERADMIN', `GET /audit?entity=user&id=${COLLECTOR.id}`);
    expect(trail.json()).toMatchObject([
      { action: 'UPDATE', user: { id: COLLECTOR.id }, after: { changed: 'sessions' } },
    ]);
  });
});
