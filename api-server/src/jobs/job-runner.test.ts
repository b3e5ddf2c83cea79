import { v7 as newId } from 'uuid';
import { describeOnDatabases } from '../../test/databases';
import { inTransaction } from '../database/transaction';
import { createJobRunner, type JobHandler, type JobHandlers } from './job-runner';
import { cancelJob, scheduleJob } from './jobs.repository';

describeOnDatabases('jobs', ({ connection }) => {
  const quiet = { warn: () => undefined };
  const past = new Date(0);

  function runnerFor(mail: JobHandler) {
    const others: JobHandler = { in: 'transaction', run: async () => undefined };
    const handlers: JobHandlers = {
      mail,
      webhook: others,
      'event-webhook': others,
      'password-reset': others,
      'collection-notice': others,
      'upload-end': others,
      'clean-up': others,
      'bulk-change': others,
      'invitation-end': others,
      'handover-reminder': others,
      'case-due': others,
      'inbox-watch': others,
      'month-mail': others,
      'pick-up-series': others,
      import: others,
      spending: others,
      'cash-flows': others,
      hours: others,
      'approval-end': others,
    };
    return createJobRunner({ connection: connection(), handlers, log: quiet });
  }

  function plan(key: string, runAt: Date = past) {
    return inTransaction(connection(), (transaction) =>
      scheduleJob(transaction, { kind: 'mail', key, runAt, payload: {} }),
    );
  }

  it('run once under six concurrent runners', async () => {
    const keys = Array.from({ length: 60 }, () => newId());
    for (const key of keys) await plan(key);
    const done: string[] = [];
    const runners = Array.from({ length: 6 }, () =>
      runnerFor({ in: 'outside', run: async ({ key }) => void done.push(key) }),
    );
    while ((await Promise.all(runners.map((runner) => runner.runDue()))).some((count) => count > 0));
    expect(done.toSorted()).toEqual(keys.toSorted());
  });

  it('wait for their time, can be rescheduled and cancelled', async () => {
    const done: string[] = [];
    const runner = runnerFor({ in: 'outside', run: async ({ key }) => void done.push(key) });
    const future = new Date(Date.now() + 3_600_000);
    await plan('later', future);
    await plan('sooner', future);
    await plan('sooner', past);
    await plan('cancelled');
    await inTransaction(connection(), (transaction) => cancelJob(transaction, 'mail', 'cancelled'));
    await runner.runDue();
    expect(done).toEqual(['sooner']);
  });

  it('are kept on failure with the reason and retried later', async () => {
    const key = newId();
    await plan(key);
    const failing = runnerFor({ in: 'outside', run: () => Promise.reject(new Error('no mail server')) });
    await failing.runDue();
    const job = () =>
      connection()
        .selectFrom('jobs')
        .select(['attempts', 'runAt', 'doneAt', 'lastError'])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
    expect(await job()).toMatchObject({ attempts: 1, doneAt: null, lastError: 'Error: no mail server' });
    expect((await job()).runAt.getTime()).toBeGreaterThan(Date.now());
    expect(await failing.runDue()).toBe(0);
  });

  it('are rolled back with a failed transaction', async () => {
    const [key, trace] = [newId(), newId()];
    await plan(key);
    const failing = runnerFor({
      in: 'transaction',
      async run(transaction) {
        await scheduleJob(transaction, { kind: 'clean-up', key: trace, runAt: past, payload: {} });
        throw new Error('half done');
      },
    });
    await failing.runDue();
    const left = await connection().selectFrom('jobs').select('id').where('key', '=', trace).execute();
    expect(left).toEqual([]);
  });
});
