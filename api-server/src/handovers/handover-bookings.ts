import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { minorText } from '@comptoir/api-contract/money';
import { v7 as newId } from 'uuid';
import { refused } from '../api-error';
import { balanceIn } from '../books/account';
import { findHoldings, findOfferedFromHand } from '../books/account-balances.repository';
import type { Booking } from '../books/booking';
import { handoverBooking, type HandoverMovement } from '../books/custody-booking';
import { bookAll } from '../books/journal';
import { lockOffice, type OfficeState } from '../books/journal.repository';
import { openCases, type OpenedCase } from '../cash-cases/open-cases';
import type { WriteTransaction } from '../database/database';
import type { Change } from '../records/change';
import { recordWebhookEvents, type NewWebhookEvent } from '../team-notices/record-events';
import { accountsOf, type HandoverRoute } from './handover-accounts';
import type { HandoverRow } from './handovers.repository';

interface Offered {
  currency: CurrencyCode;
  minor: bigint;
}

/**
 * Books cash that leaves at once; otherwise checks that the giver has the offered amount.
 *
 * @throws {ApiError} `custody-off`, `balance-too-low`
 */
export async function bookSending(
  { transaction, person }: Change,
  route: HandoverRoute,
  lines: readonly Offered[],
): Promise<void> {
  const { kind, from, via, bookedBy } = accountsOf(route);
  const occasion = { userId: person.id, bookedAt: new Date() };
  const sent = lines.filter(({ minor }) => minor > 0n);
  const bookings = via
    ? sent.map((line) => handoverBooking(moved(route, kind, `sent:${route.id}`, line, from, via), occasion))
    : [];
  const books = await lockWithCustody(transaction, route.officeId, bookings);
  if (bookedBy !== route.officeId) await requireCustody(transaction, bookedBy);
  if (via) await bookAll(transaction, route.officeId, bookings, books);
  else await requireAvailable(transaction, route, books, sent);
}

/** Books cash that was sent back to the sender. */
export async function bookReturn({ transaction, person }: Change, handover: HandoverRow): Promise<void> {
  const { kind, from, via } = accountsOf(handover);
  if (!via) return;
  const occasion = { userId: person.id, bookedAt: new Date() };
  const bookings = handover.lines
    .map(({ currency, declared }) => ({ currency, minor: BigInt(declared) }))
    .filter(({ minor }) => minor > 0n)
    .map((line) => handoverBooking(moved(handover, kind, `returned:${handover.id}`, line, via, from), occasion));
  await bookAll(transaction, handover.officeId, bookings);
}

/**
 * Books a confirmed count, and opens a case with the giver as its owner for each difference.
 *
 * @throws {ApiError} `custody-off`, `handover-uncovered`
 */
export async function confirm(
  change: Change,
  handover: HandoverRow,
  which: 'counted' | 'recounted',
): Promise<{ state: 'ACCEPTED' | 'RECOUNTED'; endedAt: Date }> {
  const { transaction, person } = change;
  const { kind, from, via, to, bookedBy } = accountsOf(handover);
  const endedAt = new Date();
  const cases: OpenedCase[] = [];
  const bookings: Booking[] = [];
  for (const line of handover.lines) {
    const [declared, counted] = [BigInt(line.declared), BigInt(line[which] ?? 0)];
    if (declared === 0n && counted === 0n) continue;
    const { id: handoverId } = handover;
    const event = `handover:${handoverId}` as const;
    const caseId = declared === counted ? undefined : newId();
    const amounts = { currency: line.currency, declared, counted, ...(caseId && { caseId }) };
    const confirmed = { event, kind, handoverId, from: via ?? from, to, ...amounts };
    bookings.push(handoverBooking(confirmed, { userId: person.id, bookedAt: endedAt }));
    if (caseId) cases.push(openedCase(handover, caseId, { ...amounts, officeId: bookedBy, openedAt: endedAt }));
  }
  const books = await lockWithCustody(transaction, bookedBy, bookings);
  if (!via) await requireCovered(transaction, handover, books);
  await bookAll(transaction, bookedBy, bookings, books);
  await openCases(change, cases);
  await recordWebhookEvents(transaction, bookedBy, [accepted(handover, which, { officeId: bookedBy, at: endedAt })]);
  return { state: which === 'counted' ? 'ACCEPTED' : 'RECOUNTED', endedAt };
}

function accepted(
  { id: handoverId, kind, lines }: HandoverRow,
  which: 'counted' | 'recounted',
  { officeId, at }: { officeId: string; at: Date },
): NewWebhookEvent {
  const counted = lines.map((line) => ({ currency: line.currency, amountMinor: Number(line[which] ?? 0) }));
  const data = { officeId, handoverId, kind, recounted: which === 'recounted', lines: counted };
  return { type: 'handover.accepted', at, data };
}

function openedCase(
  { id: sourceId, fromUser: ownerId }: HandoverRow,
  id: string,
  found: { officeId: string; currency: CurrencyCode; declared: bigint; counted: bigint; openedAt: Date },
): OpenedCase {
  const { officeId, currency, declared, counted, openedAt } = found;
  return {
    officeId,
    id,
    source: 'HANDOVER',
    sourceId,
    currency,
    amountMinor: counted - declared,
    ownerId,
    openedAt,
  };
}

function moved(
  { id: handoverId }: HandoverRoute,
  kind: HandoverMovement['kind'],
  event: HandoverMovement['event'],
  { currency, minor }: Offered,
  from: HandoverMovement['from'],
  to: HandoverMovement['to'],
): HandoverMovement {
  return { event, kind, handoverId, currency, from, to, declared: minor, counted: minor };
}

async function lockWithCustody(
  transaction: WriteTransaction,
  officeId: string,
  bookings: readonly Booking[],
): Promise<OfficeState> {
  const references = bookings.map(({ reference }) => reference);
  const books = await lockOffice(transaction, officeId, references);
  if (!books.hasCustody) throw refused('custody-off');
  return books;
}

/** Does not lock the books of the other office: its confirmation checks it again. */
async function requireCustody(transaction: WriteTransaction, officeId: string): Promise<void> {
  const custody = await transaction
    .selectFrom('officeCustody')
    .select('isOn')
    .where('officeId', '=', officeId)
    .executeTakeFirst();
  if (custody?.isOn !== true) throw refused('custody-off');
}

/** Cash of till and vault can be spent while it is offered. */
async function requireCovered(transaction: WriteTransaction, handover: HandoverRow, books: OfficeState): Promise<void> {
  const heldNow = await amountsAt(transaction, handover, books);
  for (const { currency, declared } of handover.lines) {
    const held = heldNow(currency);
    if (BigInt(declared) <= held) continue;
    throw refused('handover-uncovered', { number: String(handover.number), currency, available: minorText(held) });
  }
}

async function requireAvailable(
  transaction: WriteTransaction,
  route: HandoverRoute,
  books: OfficeState,
  lines: readonly Offered[],
): Promise<void> {
  const heldNow = await amountsAt(transaction, route, books);
  const isOfHand = route.kind === 'COLLECTOR_TO_OFFICE';
  const offered = isOfHand
    ? await findOfferedFromHand(transaction, route.officeId, route.fromUser)
    : new Map<CurrencyCode, bigint>();
  for (const { currency, minor } of lines) {
    const available = heldNow(currency) - (offered.get(currency) ?? 0n);
    if (minor > available) throw refused('balance-too-low', { currency, available: minorText(available) });
  }
}

/** Amounts of the place from which a handover takes cash. */
async function amountsAt(transaction: WriteTransaction, route: HandoverRoute, { balances }: OfficeState) {
  const { from } = accountsOf(route);
  if (from === 'CASH') return (currency: CurrencyCode) => balances.get(currency) ?? 0n;
  const holdings = await findHoldings(transaction, route.officeId, [from]);
  return (currency: CurrencyCode) => balanceIn(holdings, from, currency);
}
