import type { FastifyBaseLogger } from 'fastify';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { finishJob, leaseJobs, postponeJob, type JobKind, type LeasedJob } from './jobs.repository';

/**
 * What is done for a job. `transaction` work is done exactly once, together with the mark that it is done; work
 * `outside`, which the database cannot take back, at least once.
 */
export type JobHandler =
  | { in: 'transaction'; run(transaction: WriteTransaction, job: LeasedJob): Promise<void> }
  | { in: 'outside'; run(job: LeasedJob): Promise<void> };

export type JobHandlers = Record<JobKind, JobHandler>;

export interface JobRunner {
  /** Does what is due now. Answers how many jobs it took. */
  runDue(): Promise<number>;
  /** Looks for due jobs from now on. */
  start(): void;
  /** Finishes what it is at, and stops. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  connection: Connection;
  handlers: JobHandlers;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Hears of each job that ended. */
  onEnd?: ((kind: JobKind, outcome: 'done' | 'failed') => void) | undefined;
  /** Milliseconds between two looks. */
  interval?: number;
}

const BATCH = 20;

export function createJobRunner({ connection, handlers, log, onEnd, interval = 2000 }: RunnerOptions): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();

  async function runDue(): Promise<number> {
    const jobs = await leaseJobs(connection, BATCH);
    for (const job of jobs) await run(job);
    return jobs.length;
  }

  async function run(job: LeasedJob): Promise<void> {
    try {
      const handler = handlers[job.kind];
      if (handler.in === 'transaction') {
        await inTransaction(connection, async (transaction) => {
          // Planned again in the meantime: the new plan stands.
          if (await finishJob(transaction, job)) await handler.run(transaction, job);
        });
      } else {
        await handler.run(job);
        await finishJob(connection, job);
      }
      onEnd?.(job.kind, 'done');
    } catch (cause) {
      onEnd?.(job.kind, 'failed');
      log.warn({ err: cause, job: job.kind, attempts: job.attempts }, 'a job failed and will be tried again');
      await postponeJob(connection, job, cause);
    }
  }

  function look(): void {
    current = runDue()
      .catch((cause: unknown) => {
        log.warn({ err: cause }, 'the database gave no jobs');
        return 0;
      })
      .then((taken) => {
        // Where some were due more may be, among them the next part of what is done in parts.
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
