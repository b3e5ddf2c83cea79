import { describeApi } from '../../test/api';
import { codeOf } from '../../test/authenticator-app';
import { signIns } from '../../test/second-steps';
import { MINUTE_MS } from '../calendar/durations';

describeApi(
  'a dangerous call',
  (api) => {
    const { as, addApp, forget, tokenOf, events } = signIns(api);
    afterEach(forget);
    const age = (milliseconds: number) =>
      api
        .connection()
        .updateTable('sessions')
        .set({ mfaAt: new Date(Date.now() - milliseconds) })
        .execute();

    it('asks a person with a second step for a confirmation that is not old', async () => {
      const { token, secret } = await addApp('ADMIN');
      expect((await as(token, 'GET /agencies/csv')).statusCode).toBe(200);
      await age(6 * MINUTE_MS);
      for (const call of ['GET /agencies/csv', 'GET /users/csv', 'POST /api-keys'] as const) {
        expect((await as(token, call)).json()).toMatchObject({ statusCode: 403, code: 'step-up' });
      }
      expect((await as(token, 'GET /agencies')).statusCode).toBe(200);
      expect(await events('ADMIN', 'ACCESS_REFUSED')).toEqual([]);
      expect((await as(token, 'POST /sessions/confirmation', { oneTimeCode: codeOf(secret, 1) })).statusCode).toBe(204);
      expect((await as(token, 'GET /agencies/csv')).statusCode).toBe(200);
    });

    it('asks nobody without a second step, and no other session is confirmed', async () => {
      expect((await as(await tokenOf('OFFICEMANAGER'), 'GET /agencies/csv')).statusCode).toBe(200);
      await addApp('ADMIN');
      await age(6 * MINUTE_MS);
      const { token } = await addApp('OFFICEMANAGER');
      expect((await as(token, 'GET /agencies/csv')).statusCode).toBe(200);
    });
  },
  ['postgresql'],
  undefined,
  {
    factors: {
      rules: { policies: { ADMIN: { kind: 'offered' }, OFFICEMANAGER: { kind: 'offered' } }, stepUpSeconds: 300 },
      secrets: [],
    },
  },
);
