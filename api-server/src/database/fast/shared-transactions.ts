import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../connection';
import { isUnavailable, sqlState } from '../sql-state';
import { unawaited } from './statement-marks';
import { sideBySide } from './together';
import { inTransaction } from '../transaction';

type Work<Result> = (transaction: WriteTransaction) => Promise<Result>;

interface Waiting {
  key: string;
  /** Runs the work; the returned function delivers its result after the commit. */
  work: Work<() => void>;
  reject: (reason: unknown) => void;
  asyncScope: AsyncResource;
}

/** Concurrent transactions: the database executes one while the server prepares the next. */
const MAX_CONCURRENT = 2;
const MAX_BATCH = 32;
/** A longer work probably waits for a lock and should not delay others, in milliseconds. */
const TIMEOUT_MS = 100;
/** SQLSTATEs of a rejected transaction, which stored nothing. */
const REFUSED = /^(22|23|40001|40P01|55|P0)/;

/** Own transaction, shared one, or own one after a shared one failed. */
export type Sharing = 'own' | 'shared' | 'repeated';

/**
 * Groups concurrent works into one transaction to share its fixed cost, like a group commit.
 *
 * Works with equal keys run in sequence, others side by side. If one fails, each is repeated in its own
 * transaction, so every work gets the result it would have alone. Works must have no effects besides SQL.
 */
export class SharedTransactions {
  private waiting: Waiting[] = [];
  private readonly busy = new Set<string>();
  private underWay = 0;

  constructor(
    private readonly connection: Connection,
    /** Called with the kind of transaction and the number of works. */
    private readonly onShare: (sharing: Sharing, works: number) => void = () => undefined,
  ) {}

  /** Runs `work` in its own or in a shared transaction. */
  run<Result>(key: string, work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const answering: Work<() => void> = async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      };
      this.waiting.push({ key, work: answering, reject, asyncScope: new AsyncResource('shared transaction') });
      this.begin();
    });
  }

  private begin(): void {
    if (this.underWay >= MAX_CONCURRENT) return;
    const works = this.waiting.filter(({ key }) => !this.busy.has(key)).slice(0, MAX_BATCH);
    if (works.length === 0) return;
    this.waiting = this.waiting.filter((work) => !works.includes(work));
    this.underWay += 1;
    void Promise.race([this.doAll(works), pause(TIMEOUT_MS)]).then(() => {
      this.underWay -= 1;
      this.begin();
    });
  }

  private async doAll(works: readonly Waiting[]): Promise<void> {
    const keys = new Set(works.map(({ key }) => key));
    keys.forEach((key) => this.busy.add(key));
    const isOne = works.length === 1;
    if (!isOne && (await this.doTogether(works)) === 'answered') this.onShare('shared', works.length);
    else {
      this.onShare(isOne ? 'own' : 'repeated', works.length);
      await Promise.all(works.map((work) => this.doAlone(work)));
    }
    keys.forEach((key) => this.busy.delete(key));
    this.begin();
  }

  private doAlone({ work, reject, asyncScope }: Waiting): Promise<void> {
    return asyncScope.runInAsyncScope(() => inTransaction(this.connection, work)).then((answer) => answer(), reject);
  }

  private async doTogether(works: readonly Waiting[]): Promise<'answered' | 'undone'> {
    const answers: (() => void)[] = [];
    // Fixed lock order, to avoid deadlocks.
    const keys = [...new Set(works.map(({ key }) => key))].toSorted();
    const chains = keys.map((key) => async (transaction: WriteTransaction) => {
      for (const each of works.filter((work) => work.key === key)) {
        answers.push(await each.asyncScope.runInAsyncScope(() => each.work(transaction)));
      }
    });
    try {
      await this.connection.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(TIMEOUT_MS)} ${unawaited}`.execute(transaction);
        await sideBySide(transaction, chains);
      });
    } catch (error) {
      const isRefused = REFUSED.test(sqlState(error) ?? '');
      if (isRefused || (answers.length < works.length && !isUnavailable(error))) return 'undone';
      // After a lost connection the commit is uncertain; a retry could apply works twice.
      for (const { reject } of works) reject(error);
      return 'answered';
    }
    for (const answer of answers) answer();
    return 'answered';
  }
}
