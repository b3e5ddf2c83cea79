import type { SsoRefusal } from '@comptoir/api-contract/refusals/sso';
import { sql, type Selectable } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { SsoAttemptsTable } from '../database/tables/single-sign-on';
import { hashOfSecret } from '../session/secret-hash';

/** From the start to the answer of the provider. */
export const ATTEMPT_SECONDS = 600;
/** Lifetime of an answer until the page exchanges it for a session. */
const ANSWER_SECONDS = 120;

export type SsoAttempt = Selectable<SsoAttemptsTable>;

interface NewAttempt {
  state: string;
  browser: string;
  nonce: string;
  verifier: string;
  returnTo: string;
  /** Refusal of a start that failed, for example because the provider is away. */
  refusal?: SsoRefusal;
}

export async function beginAttempt(
  connection: Connection,
  { state, browser, nonce, verifier, returnTo, refusal }: NewAttempt,
): Promise<void> {
  await connection
    .insertInto('ssoAttempts')
    .values({
      stateHash: hashOfSecret(state),
      browserHash: hashOfSecret(browser),
      nonce,
      verifier,
      returnTo,
      userId: null,
      idToken: null,
      refusal: refusal ?? null,
      expiresAt: fromNow(ATTEMPT_SECONDS),
      answeredAt: refusal === undefined ? null : sql<Date>`now()`,
    })
    .execute();
}

/** Takes the answer to an attempt of this browser, once; undefined for any other. */
export async function answerAttempt(
  connection: Connection,
  { state, browser }: { state: string; browser: string },
): Promise<SsoAttempt | undefined> {
  return connection
    .updateTable('ssoAttempts')
    .set({ answeredAt: sql<Date>`now()`, expiresAt: fromNow(ANSWER_SECONDS) })
    .where('stateHash', '=', hashOfSecret(state))
    .where('browserHash', '=', hashOfSecret(browser))
    .where('answeredAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

type Outcome = { refusal: SsoRefusal } | { userId: string; idToken: string; hasSecondStep: boolean };

export async function settleAttempt(
  connection: Connection,
  { stateHash }: SsoAttempt,
  outcome: Outcome,
): Promise<void> {
  await connection.updateTable('ssoAttempts').set(outcome).where('stateHash', '=', stateHash).execute();
}

/** Takes the last answered attempt of this browser, once. */
export async function takeAttempt(connection: Connection, browser: string): Promise<SsoAttempt | undefined> {
  return connection
    .updateTable('ssoAttempts')
    .set({ usedAt: sql<Date>`now()` })
    .where('browserHash', '=', hashOfSecret(browser))
    .where('answeredAt', 'is not', null)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

export async function removeOldSsoAttempts(transaction: WriteTransaction): Promise<void> {
  await transaction
    .deleteFrom('ssoAttempts')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
}

function fromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}
