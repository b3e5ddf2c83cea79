import type { AuditEntry } from '@comptoir/api-contract/audit';
import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { describeApi } from '../../test/api';

const demoted = { remote: 'finance', version: '2.0.0', decision: 'demoted', reason: 'Its totals are wrong' };

describeApi('a decision on a remote version', (api) => {
  const decide = (role: Parameters<typeof api.call>[0], body: object) =>
    api.call(role, 'POST /remote-decisions', { body });
  const decisions = async () => (await api.call('nobody', 'GET /remote-decisions')).json<RemoteDecision[]>();

  it('is public without its author: the latest per version, with its share', async () => {
    expect((await decide('SUPERADMIN', demoted)).statusCode).toBe(204);
    await decide('SUPERADMIN', { remote: 'finance', version: '3.0.0', decision: 'share', share: 12.5, reason: 'Calm' });
    await decide('SUPERADMIN', { remote: 'finance', version: '3.0.0', decision: 'kept', reason: 'It was the network' });
    expect(await decisions()).toMatchObject([
      { remote: 'finance', version: '3.0.0', decision: 'kept', share: 12.5, reason: 'It was the network' },
      demoted,
    ]);
    expect(JSON.stringify(await decisions())).not.toContain(api.business().people.SUPERADMIN.id);
  });

  it('is recorded in the audit trail with its author', async () => {
    await decide('SUPERADMIN', { ...demoted, remote: 'operations' });
    await decide('SUPERADMIN', { ...demoted, remote: 'operations', decision: 'kept', reason: 'A false alarm' });
    const trail = (await api.call('SUPERADMIN', 'GET /audit?entity=remote&id=operations')).json<AuditEntry[]>();
    expect(trail).toMatchObject([
      {
        action: 'UPDATE',
        user: { name: 'Test SUPERADMIN' },
        before: { release: '2.0.0', decision: 'demoted' },
        after: { release: '2.0.0', decision: 'kept', reason: 'A false alarm' },
      },
      { action: 'CREATE', after: { release: '2.0.0', decision: 'demoted', reason: 'Its totals are wrong' } },
    ]);
  });

  it.each([
    [{ decision: 'share' }, 'A share needs a number, other decisions have none'],
    [{ share: 10 }, 'A share needs a number, other decisions have none'],
    [{ decision: 'share', share: 101 }, 'From 0 to 100 percent'],
    [{ decision: 'gone' }, 'Not a decision'],
    [{ reason: ' ' }, 'Reason is required'],
    [{ version: '<script>' }, 'Not a version'],
  ])('with %j is refused', async (wrong, message) => {
    const answer = await decide('SUPERADMIN', { ...demoted, ...wrong });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, message]);
  });
});
