import type { AuditEntry } from '@comptoir/api-contract/audit';
import { OverrideClaims } from '@comptoir/api-contract/remote-overrides';
import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import { createVerifier } from 'fast-jwt';
import * as z from 'zod/mini';
import { describeApi } from '../../test/api';

const remoteOverrides = { origins: ['http://localhost:*'], secret: 'a secret that a test signs overrides with' };
const requested = { remote: 'finance', address: 'http://localhost:4312', minutes: 30 };

describeApi(
  'an override of a remote',
  (api) => {
    const create = (role: Parameters<typeof api.call>[0], body: object) =>
      api.call(role, 'POST /remote-overrides', { body });

    it('is signed for one person, remote, address and time', async () => {
      const answer = await create('SUPERADMIN', requested);
      expect(answer.statusCode).toBe(201);
      const { token, until } = answer.json<{ token: string; until: string }>();
      const claims = z.parse(OverrideClaims, createVerifier({ key: remoteOverrides.secret })(token));
      const { id } = api.business().people.SUPERADMIN;
      expect(claims).toMatchObject({ sub: id, remote: 'finance', address: 'http://localhost:4312/' });
      expect(Math.abs(claims.exp * 1000 - Date.parse(until))).toBeLessThanOrEqual(1000);
      expect(Math.abs(Date.parse(until) - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    });

    it('is recorded in the audit trail with its end', async () => {
      await create('SUPERADMIN', { ...requested, remote: 'operations' });
      expect((await api.call('SUPERADMIN', 'DELETE /remote-overrides/operations')).statusCode).toBe(204);
      const trail = (await api.call('SUPERADMIN', 'GET /audit?entity=remote&id=operations')).json<AuditEntry[]>();
      expect(trail).toMatchObject([
        { action: 'DELETE', user: { name: 'Test SUPERADMIN' } },
        { action: 'CREATE', user: { name: 'Test SUPERADMIN' }, after: { address: 'http://localhost:4312/' } },
      ]);
    });

    it('is a security event, as is its end', async () => {
      await create('SUPERADMIN', { ...requested, remote: 'administration' });
      await api.call('SUPERADMIN', 'DELETE /remote-overrides/administration');
      const events = await api.call('SUPERADMIN', 'GET /security-events?kind=OVERRIDE');
      expect(events.json<SecurityEvent[]>().slice(0, 2)).toMatchObject([
        { details: { remote: 'administration', change: 'ended' } },
        { details: { remote: 'administration', change: 'begun', address: 'http://localhost:4312' } },
      ]);
      expect(events.body).not.toMatch(/eyJ/);
    });

    it.each(['ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const)('is refused for %s', async (role) => {
      expect((await create(role, requested)).statusCode).toBe(403);
      expect((await api.call(role, 'DELETE /remote-overrides/finance')).statusCode).toBe(403);
    });

    it.each([
      [{ address: 'https://evil.example/' }, 'This deployment allows addresses at http://localhost:*'],
      [{ address: 'javascript:alert(1)' }, 'An http or https address is required'],
      [{ address: "http://localhost:1/;script-src'self'" }, 'An http or https address is required'],
      [{ minutes: 481 }, 'From 1 to 480 minutes'],
      [{ minutes: 0 }, 'From 1 to 480 minutes'],
      [{ remote: '../finance' }, 'Not the name of a remote'],
    ])('of %j is refused', async (wrong, message) => {
      const answer = await create('SUPERADMIN', { ...requested, ...wrong });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, message]);
    });
  },
  undefined,
  undefined,
  { remoteOverrides },
);

describeApi('a deployment without override origins', (api) => {
  it('refuses overrides', async () => {
    const answer = await api.call('SUPERADMIN', 'POST /remote-overrides', { body: requested });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ message: string }>().message).toContain('does not allow');
  });
});
