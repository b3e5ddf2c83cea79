import { describeApi } from '../../test/api';
import { sharedPostgres } from '../../test/shared-databases';
import { saveBooksCheck } from '../books/books-checks.repository';
import { createJobRunner, type JobHandler } from '../jobs/job-runner';
import { scheduleJob } from '../jobs/jobs.repository';
import { openDatabase } from '../database/database';
import { inTransaction } from '../database/transaction';
import { migrations } from '../database/migrations';
import { PASSWORD } from '../../test/small-business';
import { createServerMetrics } from './server-metrics';

const NO_POOL = () => ({ used: 3, idle: 1, waiting: 2, limit: 4 });

function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describeApi('server metrics', (api) => {
  const read = async () => (await api.server().inject('/api/metrics')).body;

  it('report sign-ins by outcome, the pool and the schema version', async () => {
    const { email } = api.business().people.ADMIN;
    const signIn = (password: string) =>
      api.server().inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    const before = await read();
    await signIn(PASSWORD);
    await signIn('another password');
    const after = await read();
    for (const outcome of ['SUCCESS', 'FAILURE']) {
      const series = `comptoir_security_events_total{event="SIGN_IN",outcome="${outcome}"}`;
      expect((valueOf(after, series) ?? 0) - (valueOf(before, series) ?? 0)).toBe(1);
    }
    expect(valueOf(after, 'comptoir_database_up')).toBe(1);
    expect(valueOf(after, 'comptoir_database_connections_limit')).toBeGreaterThan(0);
    expect(valueOf(after, 'comptoir_database_waiting')).toBe(0);
    expect(valueOf(after, 'comptoir_migration_version')).toBe(Number.parseInt(migrations.at(-1)?.name ?? '', 10));
    expect(valueOf(after, 'event_streams_open')).toBe(0);
  });

  it('report views of remotes', async () => {
    const uses = [
      { remote: 'finance', version: '2.0.0', views: 3 },
      { remote: 'finance', version: '2.1.0', views: 2 },
    ];
    await api.call('ADMIN', 'POST /remote-reports', { body: { uses } });
    expect(valueOf(await read(), 'comptoir_remote_views_total{remote="finance"}')).toBe(5);
  });

  it('report failures of remotes by remote and reason', async () => {
    await api.call('ADMIN', 'POST /remote-failures', {
      body: { remote: 'finance', version: '2.0.0', reason: 'chunk-timeout' },
    });
    const series = 'comptoir_remote_failures_total{remote="finance",reason="chunk-timeout"}';
    expect(valueOf(await read(), series)).toBe(1);
  });

  it('report waiting, failing and finished jobs', async () => {
    const plan = (key: string) =>
      inTransaction(api.connection(), (transaction) =>
        scheduleJob(transaction, { kind: 'mail', key, runAt: new Date(Date.now() - 90_000), payload: {} }),
      );
    await plan('good');
    await plan('bad');
    const waiting = await read();
    expect(valueOf(waiting, 'comptoir_jobs_waiting{kind="mail"}')).toBe(2);
    expect(valueOf(waiting, 'comptoir_jobs_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(90);

    const metrics = createServerMetrics({ connection: api.connection(), poolUse: NO_POOL });
    const rest: JobHandler = { in: 'outside', run: async () => undefined };
    const mail: JobHandler = {
      in: 'outside',
      run: async ({ key }) => {
        if (key === 'bad') throw new Error('no mail server');
      },
    };
    await createJobRunner({
      connection: api.connection(),
      handlers: {
        mail,
        webhook: rest,
        'event-webhook': rest,
        'password-reset': rest,
        'collection-notice': rest,
        'upload-end': rest,
        'clean-up': rest,
        'bulk-change': rest,
        'invitation-end': rest,
        'handover-reminder': rest,
        'case-due': rest,
        'inbox-watch': rest,
        'month-mail': rest,
        'pick-up-series': rest,
        import: rest,
        spending: rest,
        'cash-flows': rest,
        hours: rest,
        'approval-end': rest,
      },
      log: { warn: () => undefined },
      onEnd: metrics.jobEnded,
    }).runDue();
    await metrics.refresh();
    const text = await metrics.registry.metrics();
    expect(valueOf(text, 'comptoir_jobs_total{kind="mail",outcome="done"}')).toBe(1);
    expect(valueOf(text, 'comptoir_jobs_total{kind="mail",outcome="failed"}')).toBe(1);
    expect(valueOf(text, 'comptoir_jobs_waiting{kind="mail"}')).toBe(0);
    expect(valueOf(text, 'comptoir_jobs_failing{kind="mail"}')).toBe(1);
    expect(valueOf(text, 'comptoir_database_waiting')).toBe(2);
    expect(valueOf(text, 'comptoir_database_connections{state="used"}')).toBe(3);
  });

  it('report the last verification of the books on every instance', async () => {
    expect(valueOf(await read(), 'comptoir_books_checked_timestamp_seconds')).toBe(0);
    const now = Date.now() / 1000;
    await saveBooksCheck(api.connection(), 2);
    await saveBooksCheck(api.connection(), 3);
    const text = await read();
    expect(valueOf(text, 'comptoir_books_checked_timestamp_seconds')).toBeGreaterThan(now - 60);
    expect(valueOf(text, 'comptoir_books_faults')).toBe(3);
  });

  it('report the last automatic demotion of a remote', async () => {
    const reason = 'Its totals are wrong';
    await api.call('SUPERADMIN', 'POST /remote-decisions', {
      body: { remote: 'finance', version: '2.0.0', decision: 'demoted', reason },
    });
    const series = 'comptoir_remote_demoted_timestamp_seconds{remote="finance"}';
    expect(valueOf(await read(), series)).toBeGreaterThan(Date.now() / 1000 - 60);
  });

  it('limit the number of remote labels', async () => {
    const metrics = createServerMetrics({ connection: api.connection(), poolUse: NO_POOL });
    for (let number = 0; number < 300; number += 1) metrics.remoteFailed(`remote-${number}`, 'render-crashed');
    const text = await metrics.registry.metrics();
    expect(valueOf(text, 'comptoir_remote_failures_total{remote="other",reason="render-crashed"}')).toBe(100);
  });
});

it('are served without the database, which is reported as down', async () => {
  const database = await openDatabase({ kind: 'postgresql', url: await sharedPostgres('all tables') });
  const metrics = createServerMetrics(database);
  await metrics.refresh();
  const near = await metrics.registry.metrics();
  await database.close();
  await metrics.refresh();
  const away = await metrics.registry.metrics();
  expect([near, away].map((text) => valueOf(text, 'comptoir_database_up'))).toEqual([1, 0]);
  expect(valueOf(near, 'comptoir_database_connections_limit')).toBe(10);
});
