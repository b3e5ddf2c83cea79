import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import { describeApi } from '../../test/api';
import { inTransaction } from '../database/transaction';
import { removeOldFailures } from '../remote-failures/remote-failures.repository';

const crash = { remote: 'operations', version: '2.0.0', reason: 'render-crashed' };

describeApi('failures of remotes', (api) => {
  const report = (role: Parameters<typeof api.call>[0], body: object) =>
    api.call(role, 'POST /remote-failures', { body });
  const failures = async () => (await api.call('SUPERADMIN', 'GET /remote-failures')).json<RemoteFailure[]>();

  it('are counted over all browsers and visible to a SUPERADMIN, latest first', async () => {
    expect((await report('COLLECTOR', crash)).statusCode).toBe(204);
    await report('ADMIN', { ...crash, reason: 'chunk-timeout' });
    await report('OFFICEMANAGER', crash);
    expect(await failures()).toMatchObject([
      { ...crash, reports: 2 },
      { ...crash, reason: 'chunk-timeout', reports: 1 },
    ]);
    expect((await api.call('ADMIN', 'GET /remote-failures')).statusCode).toBe(403);
    expect((await report('nobody', crash)).statusCode).toBe(401);
  });

  it.each([
    { ...crash, reason: 'the server is slow' },
    { ...crash, version: '<script>' },
    { ...crash, remote: '../etc' },
    { ...crash, message: 'x', version: `2.0.0-${'x'.repeat(80)}` },
  ])('%j is not a report', async (body) => {
    expect((await report('ADMIN', body)).statusCode).toBe(422);
  });

  it('are limited in size', async () => {
    expect((await report('ADMIN', { ...crash, padding: 'x'.repeat(2000) })).statusCode).toBe(413);
  });

  it('expire', async () => {
    await report('ADMIN', { ...crash, version: '3.0.0' });
    await inTransaction(api.connection(), (transaction) => removeOldFailures(transaction, new Date(0)));
    expect(await failures()).not.toEqual([]);
    await inTransaction(api.connection(), (transaction) => removeOldFailures(transaction, new Date(Date.now() + 1e9)));
    expect(await failures()).toEqual([]);
  });

  it('of shell files count as shell failures without demotion', async () => {
    const failure = { remote: 'shell', version: '1.0.0', reason: 'shell-unreachable', instead: '0.9.0' };
    const body = { failures: [failure, { ...failure, remote: 'finance', version: '4.0.0', instead: '3.0.0' }] };
    for (const role of ['COLLECTOR', 'OFFICEMANAGER', 'ADMIN', 'SUPERADMIN'] as const) {
      expect((await api.call(role, 'POST /remote-reports', { body })).statusCode).toBe(204);
    }
    expect(await failures()).toContainEqual(expect.objectContaining({ remote: 'shell', reports: 4 }));
    expect((await api.call('nobody', 'GET /remote-decisions')).json()).toEqual([]);
  });

  it('of unseen versions count from the second signed-out report', async () => {
    const failure = { remote: 'finance', version: '5.0.0', reason: 'evaluation-failed' };
    const tell = () => api.call('nobody', 'POST /remote-reports/signed-out', { body: { failures: [failure] } });
    const counted = async () => (await failures()).filter(({ version }) => version === '5.0.0');
    const series = 'comptoir_remote_failures_total{remote="finance",reason="evaluation-failed"} 1';
    await tell();
    expect(await counted()).toEqual([]);
    await tell();
    expect(await counted()).toMatchObject([{ ...failure, reports: 1 }]);
    expect((await api.call('nobody', 'GET /metrics')).body).toContain(series);
    expect((await api.call('nobody', 'GET /remote-decisions')).json()).toEqual([]);
  });

  it('are limited to thirty a minute per person', async () => {
    const statuses = [];
    for (let count = 0; count < 70; count += 1) statuses.push((await report('OFFICEMANAGER', crash)).statusCode);
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(60);
    expect(statuses).toContain(429);
  });
});
