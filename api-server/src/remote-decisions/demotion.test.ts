import type { AuditEntry } from '@comptoir/api-contract/audit';
import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RemoteFailure } from '@comptoir/api-contract/remote-failures';
import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
import type { Role } from '@comptoir/api-contract/roles';
import { describeApi } from '../../test/api';

const PEOPLE = ['COLLECTOR', 'OFFICEMANAGER', 'ADMIN', 'SUPERADMIN'] as const;

describeApi('a failing version', (api) => {
  /** Each test has its own remote with a failing 2.0.0 and a working 1.0.0. */
  let count = 0;
  let remote = '';
  beforeEach(() => {
    count += 1;
    remote = `remote-${count}`;
  });
  const failure = (more: object = {}) => ({
    remote,
    version: '2.0.0',
    reason: 'render-crashed',
    instead: '1.0.0',
    ...more,
  });
  const fails = (role: Role, more?: object) =>
    api.call(role, 'POST /remote-reports', { body: { failures: [failure(more)] } });
  const views = (role: Role, many: number) =>
    api.call(role, 'POST /remote-reports', { body: { uses: [{ remote, version: '2.0.0', views: many }] } });
  const minutesAgo = (minutes: number) =>
    api
      .connection()
      .updateTable('remoteWitnesses')
      .set({ at: new Date(Date.now() - minutes * 60_000) })
      .where('remote', '=', remote)
      .execute();

  async function decision(): Promise<RemoteDecision | undefined> {
    const all = (await api.call('nobody', 'GET /remote-decisions')).json<RemoteDecision[]>();
    return all.find((each) => each.remote === remote);
  }

  it('is demoted after three people in a minute, with figures', async () => {
    await fails('COLLECTOR');
    await fails('ADMIN');
    expect(await decision()).toBeUndefined();
    await fails('OFFICEMANAGER');
    const reason = 'It failed for 3 people in a minute and 3 in an hour, of 0 views (render-crashed)';
    expect(await decision()).toMatchObject({ version: '2.0.0', decision: 'demoted', reason });
    const trail = (await api.call('SUPERADMIN', `GET /audit?entity=remote&id=${remote}`)).json<AuditEntry[]>();
    expect(trail).toMatchObject([{ user: null, after: { release: '2.0.0', decision: 'demoted', reason } }]);
    const mails = await api.connection().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ template: 'remote-demoted', remote, people: 3, views: 0, instead: '1.0.0' }),
    );
  });

  it('is demoted after three concurrent reports', async () => {
    await Promise.all(PEOPLE.map((role) => fails(role)));
    expect(await decision()).toMatchObject({ decision: 'demoted' });
  });

  it('is demoted at one percent of twenty views by three people', async () => {
    for (const role of ['COLLECTOR', 'ADMIN'] as const) await fails(role);
    await minutesAgo(10);
    await fails('SUPERADMIN');
    await views('ADMIN', 19);
    expect(await decision()).toBeUndefined();
    await views('OFFICEMANAGER', 1);
    expect(await decision()).toMatchObject({ decision: 'demoted' });
  });

  it('is kept below one percent of its views', async () => {
    await views('ADMIN', 500);
    for (const role of PEOPLE) {
      await fails(role);
      await minutesAgo(10);
    }
    expect(await decision()).toBeUndefined();
  });

  it('uses the limits and team set by a SUPERADMIN', async () => {
    const limits = { percent: 1, views: 20, people: 4, notify: 'team@test.example' };
    expect((await api.call('SUPERADMIN', `PATCH /remote-limits/${remote}`, { body: limits })).statusCode).toBe(204);
    expect((await api.call('SUPERADMIN', 'GET /remote-limits')).json()).toEqual([{ remote, ...limits }]);
    for (const role of PEOPLE.slice(0, 3)) await fails(role);
    expect(await decision()).toBeUndefined();
    await fails('SUPERADMIN');
    expect(await decision()).toBeDefined();
    const mails = await api.connection().selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    expect(JSON.stringify(mails)).toContain('team@test.example');
    const fewer = await api.call('SUPERADMIN', `PATCH /remote-limits/${remote}`, { body: { ...limits, people: 2 } });
    expect(fewer.statusCode).toBe(422);
  });

  it('stays live when only new accounts of one office report it, until another office does', async () => {
    await fails('COLLECTOR');
    await fails('OFFICEMANAGER');
    await fails('SUPERADMIN');
    await api.connection().deleteFrom('remoteDecisions').where('remote', '=', remote).execute();
    const created = { place: 'the same office', known: false };
    await api.connection().updateTable('remoteWitnesses').set(created).where('remote', '=', remote).execute();
    await views('ADMIN', 1);
    expect(await decision()).toBeUndefined();
    await fails('ADMIN');
    expect(await decision()).toMatchObject({ decision: 'demoted' });
  });

  it('is kept without an alternative', async () => {
    for (const role of PEOPLE) await fails(role, { instead: undefined });
    expect(await decision()).toBeUndefined();
  });

  it('is kept if the alternative fails as well', async () => {
    for (const role of PEOPLE) {
      const failures = [failure({ version: '1.0.0', instead: undefined }), failure()];
      await api.call(role, 'POST /remote-reports', { body: { failures } });
    }
    expect(await decision()).toBeUndefined();
  });

  it('is kept by a manual decision', async () => {
    for (const role of PEOPLE) await fails(role);
    const kept = { remote, version: '2.0.0', decision: 'kept', reason: 'It was the network' };
    await api.call('SUPERADMIN', 'POST /remote-decisions', { body: kept });
    for (const role of PEOPLE) await fails(role);
    expect(await decision()).toMatchObject({ decision: 'kept' });
  });

  it('has daily counts of views, browsers and failures, and quartiles', async () => {
    const use = { remote, version: '1.0.0', views: 2, first: true, load: [120, 90, 4000], cls: [0.02] };
    const again = { remote, version: '1.0.0', views: 1, first: false, load: [110] };
    for (const role of PEOPLE) await api.call(role, 'POST /remote-reports', { body: { uses: [use, again] } });
    await fails('ADMIN', { version: '1.0.0', instead: undefined });
    const days = (await api.call('SUPERADMIN', 'GET /remote-reports')).json<RemoteDay[]>();
    expect(days.filter((day) => day.remote === remote)).toEqual([
      {
        remote,
        version: '1.0.0',
        day: new Date().toISOString().slice(0, 10),
        views: 12,
        people: 4,
        failures: 1,
        load: 150,
        lcp: null,
        inp: null,
        cls: expect.closeTo(0.02, 2),
      },
    ]);
  });

  it('cannot be simulated by one person', async () => {
    await fails('ADMIN');
    const failures = Array.from({ length: 20 }, () => failure());
    const statuses: number[] = [];
    for (let sent = 0; sent < 500; sent += 1) {
      statuses.push((await api.call('COLLECTOR', 'POST /remote-reports', { body: { failures } })).statusCode);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(400);
    expect(await decision()).toBeUndefined();
  });

  it('cannot be simulated signed out: ten thousand reports demote nothing and add no unseen version', async () => {
    await views('ADMIN', 1);
    const send = (index: number) =>
      api.server().inject({
        method: 'POST',
        url: '/api/remote-reports/signed-out',
        remoteAddress: `198.51.${index % 100}.${index % 250}`,
        payload: { failures: [failure(), failure({ version: `9.9.${index}` })] },
      });
    const statuses = new Set<number>();
    for (let sent = 0; sent < 5000; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(sent + index)));
      for (const { statusCode } of answers) statuses.add(statusCode);
    }
    expect(statuses).toEqual(new Set([204, 429]));
    expect(await decision()).toBeUndefined();
    const reported = (await api.call('SUPERADMIN', 'GET /remote-failures')).json<RemoteFailure[]>();
    expect(reported.filter((each) => each.remote === remote).map(({ version }) => version)).toEqual(['2.0.0']);
  });
});
