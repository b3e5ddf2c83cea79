import type { ApprovalKind } from '@comptoir/api-contract/approval-kinds';
import type { AwaitedApproval } from '@comptoir/api-contract/awaited-approval';
import type { OperationName } from '@comptoir/api-contract/operations';
import type { Caller } from '../access/person';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { Answer } from './answer';

/** Call that may need an approval. */
export interface WatchedCall {
  params: unknown;
  query: unknown;
  body: unknown;
  person: Caller;
  expectedVersion: number | undefined;
}

/** Decides which calls need the approval of another person, and keeps the requests for it. */
export interface ApprovalGate<Rules = unknown, Needed = unknown> {
  /** Rules that may apply to calls of some kinds; undefined if none does. */
  rulesFor(kinds: readonly ApprovalKind[]): Promise<Rules | undefined>;
  /** Begins before the call; the returned function gets its result, and answers with the approval that it needs. */
  watch(
    transaction: WriteTransaction,
    name: OperationName,
    rules: Rules,
    call: WatchedCall,
  ): Promise<(result: unknown) => Promise<Needed | undefined>>;
  /** Keeps the call, which was not done. */
  ask(transaction: WriteTransaction, name: OperationName, call: WatchedCall, needed: Needed): Promise<AwaitedApproval>;
}

export interface RuledRun<Rules, Needed> {
  gate: ApprovalGate<Rules, Needed>;
  rules: Rules;
  name: OperationName;
  call: WatchedCall;
  connection: Connection;
  /** Runs a work once per idempotency key. */
  once: (transaction: WriteTransaction, work: () => Promise<Answer>) => Promise<Answer>;
  work: (transaction: WriteTransaction) => Promise<unknown>;
  answer: (result: unknown) => Answer;
}

/**
 * Runs a call with all its checks, and rolls it back if a rule requires an approval. An invalid call is so refused at
 * once, and rules see the bookings.
 */
export async function runRuled<Rules, Needed>(run: RuledRun<Rules, Needed>): Promise<Answer> {
  const { gate, rules, name, call, connection, once, work, answer } = run;
  /** Undoes the transaction. In this function, because a class for all gates would lose the type of `needed`. */
  class NeedsApproval extends Error {
    constructor(readonly needed: Needed) {
      super('The call needs an approval');
    }
  }
  try {
    return await inTransaction(connection, (transaction) =>
      once(transaction, async () => {
        const finish = await gate.watch(transaction, name, rules, call);
        const result = await work(transaction);
        const needed = await finish(result);
        if (needed !== undefined) throw new NeedsApproval(needed);
        return answer(result);
      }),
    );
  } catch (error) {
    if (!(error instanceof NeedsApproval)) throw error;
    const { needed } = error;
    return inTransaction(connection, (transaction) =>
      once(transaction, async () => awaiting(await gate.ask(transaction, name, call, needed))),
    );
  }
}

function awaiting(approval: AwaitedApproval): Answer {
  return { status: 202, etag: null, body: JSON.stringify(approval) };
}
