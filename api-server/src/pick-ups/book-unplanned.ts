import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import { pickedUp } from '../books/booking';
import { bookAll } from '../books/journal';
import { lockOffice } from '../books/journal.repository';
import { accountOfHolder } from '../collections/recorded-amount';
import { timesOf } from '../collections/recording';
import { managersOf } from '../inbox/audience';
import { notify } from '../inbox/notify.repository';
import { issueReceipt } from '../receipts/issue-receipt';
import { amountsOf, collectorOf, type Recording, type Stop } from './stop';

/** Books cash of a stop that is no longer one of the collector, with its receipt; the collection stays as it is. */
export async function bookUnplanned(call: Recording, stop: Stop, bookedAt: Date): Promise<void> {
  const { transaction, person, body } = call;
  const { officeId, id: collectionId } = stop.collection;
  const amounts = amountsOf(body);
  if (amounts.length === 0) return;
  const times = timesOf(body.occurredAt, bookedAt);
  const when = times.bookedAt === undefined ? {} : { occurredAt: times.collectedAt };
  const books = await lockOffice(transaction, officeId, []);
  const into = await accountOfHolder(transaction, books, { officeId, collectorId: collectorOf(stop, person) });
  const bookings = amounts.map((line) =>
    pickedUp({ ...line, pickUpId: body.id, collectionId }, { userId: person.id, bookedAt, ...when }, into),
  );
  await bookAll(transaction, officeId, bookings, books);
  const { collectedAt } = times;
  await issueReceipt(transaction, {
    collection: stop.collection,
    pickUpId: body.id,
    lines: amounts,
    collectedAt,
    bookedAt,
  });
  await notifyUnplanned(call, stop, amounts);
}

/** A cancelled collection has no page to link to. */
async function notifyUnplanned(
  { transaction, person, body }: Recording,
  { collection }: Stop,
  amounts: ReturnType<typeof amountsOf>,
): Promise<void> {
  const { officeId, id, agencyName, collectorName, isCancelled } = collection;
  const notification = {
    kind: 'unplanned-pick-up',
    cause: `pick-up:${body.id}`,
    entity: isCancelled ? null : 'collection',
    entityId: isCancelled ? null : String(id),
    officeId,
    params: {
      agency: agencyName,
      collector: person.role === 'COLLECTOR' ? person.name : collectorName,
      collectionId: String(id),
      reason: isCancelled ? 'cancelled' : 'reassigned',
      amounts: amounts.map(({ currency, amount }) => ({ currency, amount: fromMinor(amount) })),
    },
  } as const;
  await notify(transaction, notification, managersOf(sql`${officeId}::uuid`), person.id);
}
