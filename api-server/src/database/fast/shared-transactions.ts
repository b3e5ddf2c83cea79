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
  /** Does the work, and gives what answers whoever waits for it, once it is kept. */
  work: Work<() => void>;
  reject: (reason: unknown) => void;
  /** The request that the work is a part of. */
  asker: AsyncResource;
}

/** As many transactions are under way before others wait: the database does one while the server prepares the next. */
const UNDER_WAY = 2;
/** Most works of one transaction. */
const MOST_WORKS = 32;
/** One that takes longer waits for something that others need not wait for, in milliseconds. */
const PATIENCE_MS = 100;
/** With which SQLSTATE PostgreSQL refuses something, also a commit, so that nothing was kept. */
const REFUSED = /^(22|23|40001|40P01|55|P0)/;

/** The transaction that a work was done in: one of its own, a shared one, or one of its own after a shared one had failed. */
export type Sharing = 'own' | 'shared' | 'repeated';

/**
 * Works that come while others are under way share a transaction: what each of them costs besides its own statements is
 * paid once, as databases do with what they write to the disk for a commit.
 *
 * Those of one key are done one after the other, others beside them, all or none: when one fails, each is done again in a
 * transaction of its own. So every work is answered as if it were alone, and does nothing but SQL.
 */
export class SharedTransactions {
  private waiting: Waiting[] = [];
  private readonly busy = new Set<string>();
  private underWay = 0;

  constructor(
    private readonly connection: Connection,
    /** Hears in which transaction how many works are done. */
    private readonly onShare: (sharing: Sharing, works: number) => void = () => undefined,
  ) {}

  /** Does `work` in a transaction, its own or a shared one. */
  run<Result>(key: string, work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const answering: Work<() => void> = async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      };
      this.waiting.push({ key, work: answering, reject, asker: new AsyncResource('shared transaction') });
      this.begin();
    });
  }

  private begin(): void {
    if (this.underWay >= UNDER_WAY) return;
    const works = this.waiting.filter(({ key }) => !this.busy.has(key)).slice(0, MOST_WORKS);
    if (works.length === 0) return;
    this.waiting = this.waiting.filter((work) => !works.includes(work));
    this.underWay += 1;
    void Promise.race([this.doAll(works), pause(PATIENCE_MS)]).then(() => {
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

  private doAlone({ work, reject, asker }: Waiting): Promise<void> {
    return asker.runInAsyncScope(() => inTransaction(this.connection, work)).then((answer) => answer(), reject);
  }

  private async doTogether(works: readonly Waiting[]): Promise<'answered' | 'undone'> {
    const answers: (() => void)[] = [];
    // Whoever locks more than one thing does so in one order.
    const keys = [...new Set(works.map(({ key }) => key))].toSorted();
    const chains = keys.map((key) => async (transaction: WriteTransaction) => {
      for (const each of works.filter((work) => work.key === key)) {
        answers.push(await each.asker.runInAsyncScope(() => each.work(transaction)));
      }
    });
    try {
      await this.connection.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(PATIENCE_MS)} ${unawaited}`.execute(transaction);
        await sideBySide(transaction, chains);
      });
    } catch (error) {
      const isRefused = REFUSED.test(sqlState(error) ?? '');
      if (isRefused || (answers.length < works.length && !isUnavailable(error))) return 'undone';
      // The database is away; whether it had kept them nobody knows: to do them again could do them twice.
      for (const { reject } of works) reject(error);
      return 'answered';
    }
    for (const answer of answers) answer();
    return 'answered';
  }
}
