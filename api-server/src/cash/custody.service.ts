import type { Custody, CustodyChange, HeldCash } from '@comptoir/api-contract/cash';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { toMinor } from '@comptoir/api-contract/money';
import { requireOffice } from '../access/requested-office';
import { findActiveCollectors } from '../access/active-collectors';
import type { Reach } from '../access/reach';
import { refused, refusedAt } from '../api-error';
import { trackChange } from '../audit/track-change';
import { usesCustody } from '../books/account-balances.repository';
import type { Booking, BookingContext } from '../books/booking';
import { custodyOpening } from '../books/custody-booking';
import { bookAll } from '../books/journal';
import { lockOffice } from '../books/journal.repository';
import type { Connection } from '../database/database';
import type { Account } from '../database/tables/books';
import { requireVersion } from '../http/entity-tag';
import type { Change, WithBody } from '../records/change';
import type { Versioned } from '../results';
import { findCustody, hasOpenDay, saveCustody } from './custody.repository';

interface OfOffice {
  params: { officeId: string };
}

/** @throws {ApiError} 404 */
export async function custodyOf(
  connection: Connection,
  { reach, params: { officeId } }: { reach: Reach } & OfOffice,
): Promise<Versioned<Custody>> {
  await requireOffice(connection, reach, officeId);
  const { isOn, version } = await findCustody(connection, officeId);
  return { mode: isOn ? 'CUSTODY' : 'DIRECT', version };
}

/**
 * Begins custody, booking the cash that is outside the till, or ends it.
 *
 * @throws {ApiError} 404, 412, 409 while cash is outside the till or a handover or a day is open, 422 for an unknown collector, 409 above the balance
 */
export async function changeCustody(
  change: Change & OfOffice & WithBody<CustodyChange> & { expectedVersion: number | undefined },
): Promise<Versioned<Custody>> {
  const { transaction, person, params, body, expectedVersion } = change;
  const { officeId } = params;
  await custodyOf(transaction, change);
  // Recorded amounts read the mode under this lock. References are new: they contain the version that is read under it.
  const books = await lockOffice(transaction, officeId, []);
  const before = await custodyOf(transaction, change);
  requireVersion(before.version, expectedVersion);
  if (before.mode === body.mode) return before;
  if (body.mode === 'DIRECT') {
    if (await usesCustody(transaction, officeId)) throw refused('custody-in-use');
    if (await hasOpenDay(transaction, officeId)) throw refused('day-open');
  } else {
    await requireCollectors(change, officeId);
    const openings = openingsOf(body.held, before.version + 1, { userId: person.id, bookedAt: new Date() });
    await bookAll(transaction, officeId, openings, books);
  }
  await saveCustody(transaction, officeId, body.mode === 'CUSTODY');
  const after = await custodyOf(transaction, change);
  await trackChange(transaction, {
    by: person,
    entity: 'office',
    entityId: officeId,
    officeId,
    before: { custody: before.mode === 'CUSTODY' },
    after: { custody: after.mode === 'CUSTODY' },
  });
  return after;
}

async function requireCollectors({ transaction, body }: Change & WithBody<CustodyChange>, officeId: string) {
  const ids = body.held.flatMap((held) => (held.holder === 'COLLECTOR' ? [held.userId] : []));
  const known = await findActiveCollectors(transaction, officeId, ids, { isLocked: true });
  if (ids.some((id) => !known.has(id))) throw refusedAt('held', 'collector-unknown');
}

/** One entry per holder and currency; several amounts of both are added up. */
function openingsOf(held: readonly HeldCash[], started: number, context: BookingContext): Booking[] {
  const openings = new Map<string, { account: Account; currency: CurrencyCode; amount: bigint }>();
  for (const { currency, amount, ...cash } of held) {
    if (amount === 0) continue;
    const account: Account = cash.holder === 'VAULT' ? 'VAULT' : `HAND:${cash.userId}`;
    const key = `${account} ${currency}`;
    openings.set(key, { account, currency, amount: (openings.get(key)?.amount ?? 0n) + toMinor(amount) });
  }
  return [...openings.values()].map((opening) => custodyOpening({ begun: started, ...opening }, context));
}
