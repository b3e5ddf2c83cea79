import type { FastifyBaseLogger } from 'fastify';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { finishJob, leaseJobs, postponeJob, type JobKind, type LeasedJob } from './jobs.repository';

/** `transaction` handlers run exactly once, with the completion mark; `outside` handlers at least once. */
export type JobHandler =
  | { in: 'transaction'; run(transaction: WriteTransaction, job: LeasedJob): Promise<void> }
  | { in: 'outside'; run(job: LeasedJob): Promise<void> }
  /** As `outside`, but it finishes or schedules its job itself. */
  | { in: 'turns'; run(job: LeasedJob): Promise<void> };

export type JobHandlers = Record<JobKind, JobHandler>;

export interface JobRunner {
  runDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

export interface RunnerOptions {
  connection: Connection;
  handlers: JobHandlers;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onEnd?: ((kind: JobKind, outcome: 'done' | 'failed') => void) | undefined;
  /** Polling interval, in milliseconds. */
  interval?: number;
  /** By default all kinds without requests to other servers. */
  kinds?: readonly JobKind[];
  /** Jobs at the same time; one after the other by default. */
  parallel?: number;
}

const BATCH = 20;

export function createJobRunner({
  connection,
  handlers,
  log,
  onEnd,
  interval = 2000,
  kinds,
  parallel,
}: RunnerOptions): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();

  async function runDue(): Promise<number> {
    const jobs = await leaseJobs(connection, parallel ?? BATCH, kinds);
    if (parallel === undefined) for (const job of jobs) await run(job);
    else await Promise.all(jobs.map(run));
    return jobs.length;
  }

  async function run(job: LeasedJob): Promise<void> {
    try {
      const handler = handlers[job.kind];
      if (handler.in === 'transaction') {
        await inTransaction(connection, async (transaction) => {
          // Skipped if rescheduled meanwhile.
          if (await finishJob(transaction, job)) await handler.run(transaction, job);
        });
      } else {
        await handler.run(job);
        if (handler.in === 'outside') await finishJob(connection, job);
      }
      onEnd?.(job.kind, 'done');
    } catch (cause) {
      onEnd?.(job.kind, 'failed');
      log.warn({ err: cause, job: job.kind, attempts: job.attempts }, 'a job failed and will be retried');
      await postponeJob(connection, job, cause);
    }
  }

  function look(): void {
    current = runDue()
      .catch((cause: unknown) => {
        log.warn({ err: cause }, 'jobs could not be read');
        return 0;
      })
      .then((taken) => {
        if (timer) timer = setTimeout(look, taken > 0 ? 0 : interval).unref();
      });
  }

  return {
    runDue,
    start() {
      timer = setTimeout(look, interval).unref();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await current;
    },
  };
}
