import { describeApi } from '../../test/api';
import { codeOf } from '../../test/authenticator-app';
import { openCase } from '../../test/cash-cases';
import { scheduleCollection } from '../../test/collections';
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

    it('is a correction of a recorded amount, and not its first recording', async () => {
      const { id } = await scheduleCollection(api);
      const { token } = await addApp('SUPERADMIN');
      await age(6 * MINUTE_MS);
      const headers = { authorization: `Bearer ${token}` };
      const record = (collectedAmount: number) =>
        api.call('nobody', `PATCH /collections/${id}`, {
          headers,
          body: { collectedAmount, correctionReason: 'Typed' },
        });
      expect((await record(120.5)).statusCode).toBe(200);
      expect((await record(120)).json()).toMatchObject({ statusCode: 403, code: 'step-up' });
    });

    it('is a change of an account, a limit, a remote or a webhook', async () => {
      const [id, token] = [api.business().offices.algiers, (await addApp('SUPERADMIN')).token];
      await age(6 * MINUTE_MS);
      const calls = [
        'POST /invite-user',
        `PATCH /users/${id}`,
        `DELETE /users/${id}`,
        'POST /remote-decisions',
        'POST /remote-overrides',
        'POST /remote-settings',
        'PATCH /remote-limits/finance',
        `PATCH /balance-limits/${id}`,
        `PATCH /cash/limits/${id}`,
        `PATCH /cash/rules/${id}`,
        `PATCH /cash/custody/${id}`,
        `PATCH /webhooks/${id}`,
        `DELETE /webhooks/${id}`,
        `POST /webhooks/${id}/deliveries/1/replay`,
      ] as const;
      const codes = await Promise.all(
        calls.map(async (call) => [call, (await as(token, call, {})).json<{ code: string }>().code]),
      );
      expect(codes).toEqual(calls.map((call) => [call, 'step-up']));
    });

    it('is the write-off of a case, and not its other resolutions', async () => {
      const { offices, people } = api.business();
      const open = () =>
        openCase(api.connection(), { officeId: offices.algiers, ownerId: people.COLLECTOR.id, minor: -500n });
      const [found, lost] = [await open(), await open()];
      const { token } = await addApp('SUPERADMIN');
      await age(6 * MINUTE_MS);
      const headers = { authorization: `Bearer ${token}`, 'if-match': '*' };
      const resolve = (id: string, resolution: string) =>
        api.call('nobody', `POST /cash/cases/${id}/resolution`, { headers, body: { resolution, reason: 'Counted' } });
      expect((await resolve(found, 'FOUND')).statusCode).toBe(200);
      expect((await resolve(lost, 'WRITTEN_OFF')).json()).toMatchObject({ statusCode: 403, code: 'step-up' });
    });

    it('is not required without a second step, and confirms no other session', async () => {
      expect((await as(await tokenOf('OFFICEMANAGER'), 'GET /agencies/csv')).statusCode).toBe(200);
      await addApp('ADMIN');
      await age(6 * MINUTE_MS);
      const { token } = await addApp('OFFICEMANAGER');
      expect((await as(token, 'GET /agencies/csv')).statusCode).toBe(200);
    });
  },
  // The embedded database has one connection: waiting for a second one would stop every call.
  ['embedded', 'postgresql'],
  undefined,
  {
    factors: {
      rules: {
        policies: { ADMIN: { kind: 'offered' }, OFFICEMANAGER: { kind: 'offered' }, SUPERADMIN: { kind: 'offered' } },
        stepUpSeconds: 300,
      },
      secrets: [],
    },
  },
);
