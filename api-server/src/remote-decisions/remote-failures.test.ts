import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import { describeApi } from '../../test/api';
import { inTransaction } from '../database/transaction';
import { removeOldFailures } from '../remote-failures/remote-failures.repository';

const crash = { remote: 'operations', version: '2.0.0', reason: 'render-crashed' };

describeApi('failures of remotes', (api) => {
  const report = (role: Parameters<typeof api.call>[0], body: object) =>
    api.call(role, 'POST /remote-failures', { body });
  const failures = async () => (await api.call('SUPERADMIN', 'GET /remote-failures')).json<RemoteFailure[]>();

  it('are counted for all browsers together, and told to a SUPERADMIN alone, the last one first', async () => {
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
  ])('%j is no report', async (body) => {
    expect((await report('ADMIN', body)).statusCode).toBe(422);
  });

  it('are not read beyond their size', async () => {
    expect((await report('ADMIN', { ...crash, padding: 'x'.repeat(2000) })).statusCode).toBe(413);
  });

  it('are forgotten when nobody has met them for a while', async () => {
    await report('ADMIN', { ...crash, version: '3.0.0' });
    await inTransaction(api.connection(), (transaction) => removeOldFailures(transaction, new Date(0)));
    expect(await failures()).not.toEqual([]);
    await inTransaction(api.connection(), (transaction) => removeOldFailures(transaction, new Date(Date.now() + 1e9)));
    expect(await failures()).toEqual([]);
  });

  it('are taken from one person thirty times a minute', async () => {
    const statuses = [];
    for (let count = 0; count < 70; count += 1) statuses.push((await report('OFFICEMANAGER', crash)).statusCode);
    // The minute may change once meanwhile.
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(60);
    expect(statuses).toContain(429);
  });
});
