import { minorText, toMinor } from '@comptoir/api-contract/money';
import type { PickUpFlag, PickUpInput } from '@comptoir/api-contract/pick-ups';
import type { Person } from '../access/person';
import { notFound, refused } from '../api-error';
import { MINUTE_MS } from '../calendar/durations';
import { dayOf, timeOf } from '../calendar/local-day';
import { lockAnyCollection } from '../collections/collections.repository';
import { timesOf } from '../collections/recording';
import { officeZone } from '../office-zone.repository';
import type { Change, WithBody } from '../records/change';
import { wasAssignedTo, wasRescheduled } from './pick-ups.repository';

/** Larger differences of the clocks are shown. */
const CLOCK_MS = 10 * MINUTE_MS;

export type Recording = Change &
  WithBody<PickUpInput> & {
    /** Sets the pick-up apart as recorded by the office, if it reads a file of the phone of `person`. */
    importedBy?: Person;
  };

/** A locked collection; `isUnplanned` if it was cancelled, or given to another collector. */
export interface Stop {
  collection: NonNullable<Awaited<ReturnType<typeof lockAnyCollection>>>;
  isUnplanned: boolean;
}

/** @throws {ApiError} 404 for a collection that was never one of the caller */
export async function lockStop({ transaction, person, reach }: Change, id: string): Promise<Stop> {
  const collection = await lockAnyCollection(transaction, reach, id);
  if (!collection) throw notFound('collection');
  const isOthers = person.role === 'COLLECTOR' && collection.collectorId !== person.id;
  if (isOthers && !(await wasAssignedTo(transaction, id, person.id))) throw notFound('collection');
  return { collection, isUnplanned: isOthers || collection.isCancelled };
}

/** @throws {ApiError} 409 `already-collected` */
export async function requireOpen({ transaction }: Change, { collection, isUnplanned }: Stop): Promise<void> {
  const { officeId, collectedMinor, collectedAt, currency, recorderName } = collection;
  if (isUnplanned || collectedMinor === null || collectedAt === null) return;
  const zone = await officeZone(transaction, officeId);
  const [year, month, day] = dayOf(collectedAt, zone).split('-');
  throw refused('already-collected', {
    name: recorderName ?? '',
    currency,
    amount: minorText(collectedMinor),
    when: `${day}/${month}/${year} ${timeOf(collectedAt, zone)}`,
  });
}

export async function flagsOf(
  { transaction }: Change,
  { collection, isUnplanned }: Stop,
  { basedOnVersion, occurredAt, device }: PickUpInput,
  bookedAt: Date,
): Promise<PickUpFlag[]> {
  const { officeId, id, version } = collection;
  const zone = await officeZone(transaction, officeId);
  const isLate = dayOf(new Date(occurredAt), zone) < dayOf(bookedAt, zone);
  const isOff = Math.abs(device?.clockOffsetMs ?? 0) > CLOCK_MS || timesOf(occurredAt, bookedAt).clockWrong === true;
  const flags: [PickUpFlag, boolean][] = [
    ['schedule-changed', basedOnVersion > 0 && (await wasRescheduled(transaction, id, version - basedOnVersion))],
    ['late', isLate],
    ['clock-off', isOff],
    ['unplanned', isUnplanned],
  ];
  return flags.flatMap(([flag, applies]) => (applies ? [flag] : []));
}

/** The person who has the cash: the collector who records it, else that of the collection. */
export function collectorOf({ collection }: Stop, person: Person): string {
  return person.role === 'COLLECTOR' ? person.id : collection.collectorId;
}

/** Amounts above 0, in minor units. */
export function amountsOf({ lines }: PickUpInput) {
  return lines
    .map(({ currency, amount }) => ({ currency, amount: toMinor(amount) }))
    .filter(({ amount }) => amount > 0n);
}
