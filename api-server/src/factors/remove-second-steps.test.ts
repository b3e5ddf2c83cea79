import type { Approval } from '@comptoir/api-contract/approvals';
import { describeApi } from '../../test/api';
import { signIns } from '../../test/second-steps';

describeApi(
  'second steps of a lost device',
  (api) => {
    const { addApp, forget, as, events, login } = signIns(api);
    afterEach(forget);

    it('are removed when a second administrator agrees, and the person is signed out and mailed', async () => {
      const { token } = await addApp('OFFICEMANAGER');
      const { id, email } = api.business().people.OFFICEMANAGER;
      const path = `POST /users/${id}/second-steps/removal` as const;
      const requested = await api.call('ADMIN', path, { body: { reason: 'Lost the phone', email } });
      expect(requested.statusCode).toBe(202);
      const { approval } = requested.json<{ approval: { id: string } }>();
      expect((await login(email)).answer.statusCode).toBe(401);
      expect(await events('OFFICEMANAGER', 'FACTOR_REMOVED')).toEqual([]);
      const { hash } = (await api.call('SUPERADMIN', `GET /approvals/${approval.id}`)).json<Approval>();
      const decision = { body: { decision: 'APPROVE', hash } };
      const decide = `POST /approvals/${approval.id}/decision` as const;
      expect((await api.call('ADMIN', decide, decision)).statusCode).toBe(403);
      expect((await as(token, decide, decision.body)).statusCode).toBe(404);
      expect((await api.call('SUPERADMIN', decide, decision)).json()).toMatchObject({ status: 'APPROVED' });
      expect((await as(token, 'GET /me')).statusCode).toBe(401);
      expect((await login(email)).answer.statusCode).toBe(200);
      expect(await events('OFFICEMANAGER', 'FACTOR_REMOVED')).toMatchObject([{ details: { note: 'Lost the phone' } }]);
      const mails = await api.connection().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
      expect(mails).toContainEqual({
        payload: expect.objectContaining({ template: 'second-steps-removed', to: email }),
      });
      const none = await api.call('ADMIN', path, { body: { reason: 'Again', email } });
      expect(none.json()).toMatchObject({ statusCode: 409, code: 'factor-none' });
    });

    it('are not removed after the email has changed, which would get the new sign-in', async () => {
      const { token } = await addApp('OFFICEMANAGER');
      const { id, email } = api.business().people.OFFICEMANAGER;
      const path = `POST /users/${id}/second-steps/removal` as const;
      const requested = await api.call('ADMIN', path, { body: { reason: 'Lost the phone', email } });
      const { approval } = requested.json<{ approval: { id: string } }>();
      const { hash } = (await api.call('SUPERADMIN', `GET /approvals/${approval.id}`)).json<Approval>();
      const moved = (to: string) =>
        api.connection().updateTable('users').set({ email: to }).where('id', '=', id).execute();
      await moved('other@test.example');
      const decision = { body: { decision: 'APPROVE', hash } };
      const decided = await api.call('SUPERADMIN', `POST /approvals/${approval.id}/decision`, decision);
      await moved(email);
      expect(decided.json()).toMatchObject({ status: 'FAILED', failure: { code: 'approval-changed' } });
      expect((await as(token, 'GET /me')).statusCode).toBe(200);
    });

    it('of an administrator are not removed with the agreement of that administrator', async () => {
      const { token } = await addApp('ADMIN');
      const { id, email } = api.business().people.ADMIN;
      const path = `POST /users/${id}/second-steps/removal` as const;
      const requested = await api.call('SUPERADMIN', path, { body: { reason: 'Lost the phone', email } });
      // Nobody else of the country administers.
      expect(requested.json()).toMatchObject({ statusCode: 409, code: 'approval-nobody' });
      expect((await as(token, 'GET /me')).statusCode).toBe(200);
    });
  },
  ['postgresql'],
  undefined,
  {
    factors: { rules: { policies: { ADMIN: { kind: 'offered' }, OFFICEMANAGER: { kind: 'offered' } } }, secrets: [] },
  },
);
