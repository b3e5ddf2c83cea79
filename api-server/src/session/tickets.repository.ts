import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { FactorTicketsTable, TicketPurpose } from '../database/tables/factors';
import { hashOfSecret } from './secret-hash';

export const TICKET_SECONDS = 600;
/** Codes that a ticket may try; a new one needs the password again. */
const TRIES = 5;

export type Ticket = Selectable<FactorTicketsTable>;

/** Owner of a ticket: a person, and the browser or the session that asked for it. */
interface TicketOwner {
  userId: string | null;
  browser?: string | undefined;
  sessionId?: string;
}

/** Creates a ticket for ten minutes and one use. */
export async function issueTicket(
  connection: Connection,
  purpose: TicketPurpose,
  { userId, browser, sessionId }: TicketOwner,
  content: { secret?: string; challenge?: string; idToken?: string } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await connection
    .insertInto('factorTickets')
    .values({
      tokenHash: hashOfSecret(token),
      purpose,
      userId,
      sessionId: sessionId ?? null,
      browserHash: browser === undefined ? null : hashOfSecret(browser),
      secret: content.secret ?? null,
      challenge: content.challenge ?? null,
      idToken: content.idToken ?? null,
      expiresAt: sql<Date>`now() + make_interval(secs => ${TICKET_SECONDS})`,
    })
    .execute();
  return token;
}

interface Bearer {
  purposes: readonly TicketPurpose[];
  /** Browser or session that the ticket was issued to. */
  by: { browser: string | undefined } | { sessionId: string };
}

/** A living ticket; undefined for an unknown, used or expired one, and for another browser or session. */
export async function findTicket(connection: Connection, token: string, bearer: Bearer): Promise<Ticket | undefined> {
  return connection.selectFrom('factorTickets').selectAll().where(isLiving(token, bearer)).executeTakeFirst();
}

/** The same, and counts a try before it is checked, so that concurrent ones cannot exceed the limit. */
export async function tryTicket(connection: Connection, token: string, bearer: Bearer): Promise<Ticket | undefined> {
  return connection
    .updateTable('factorTickets')
    .set({ tries: sql<number>`tries + 1` })
    .where(isLiving(token, bearer))
    .returningAll()
    .executeTakeFirst();
}

function isLiving(token: string, { purposes, by }: Bearer) {
  const isBearer =
    'sessionId' in by
      ? sql<boolean>`session_id = ${by.sessionId}`
      : sql<boolean>`browser_hash = ${by.browser === undefined ? null : hashOfSecret(by.browser)}`;
  return sql<boolean>`token_hash = ${hashOfSecret(token)} and purpose = any(${purposes}::text[]) and ${isBearer}
    and used_at is null and tries < ${TRIES} and expires_at > now()`;
}

/** False if it was used meanwhile. */
export async function useTicket(transaction: WriteTransaction, { tokenHash }: Ticket): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('factorTickets')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setTicketContent(
  transaction: WriteTransaction,
  { tokenHash }: Ticket,
  content: { secret: string } | { challenge: string },
): Promise<void> {
  await transaction.updateTable('factorTickets').set(content).where('tokenHash', '=', tokenHash).execute();
}

/** After a change of the factors, sign-ins that have begun begin again; `except` is a session that keeps its tickets. */
export async function deleteTickets(transaction: WriteTransaction, userId: string, except?: string): Promise<void> {
  await transaction
    .deleteFrom('factorTickets')
    .where('userId', '=', userId)
    .$if(except !== undefined, (tickets) => tickets.where('sessionId', 'is distinct from', except ?? ''))
    .execute();
}

export async function removeOldTickets(transaction: WriteTransaction): Promise<void> {
  await transaction
    .deleteFrom('factorTickets')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
}
