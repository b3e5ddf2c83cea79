import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import { HOUR_MS } from '../calendar/durations';
import type { CollectionNotesTable, CollectionStatus } from '../database/tables/collections';
import { later } from './demo-clock';
import type { Random } from './random';

const COLLECTOR_NOTES: Record<CollectionStatus, readonly string[]> = {
  COLLECTED: ['Counted with the owner, sealed bag.', 'Parking behind the shop, ask for the side door.'],
  COLLECTED_WITH_ISSUES: [
    'Counted twice in front of the owner, the difference is confirmed.',
    'Several notes were torn, left with the agency.',
    'The owner will add the missing amount next time.',
  ],
  UNCOLLECTED_WITH_ISSUES: [
    'The shop was closed, nobody answered the telephone.',
    'The cash was not ready. The owner asks for another day.',
  ],
  UNCOLLECTED: ['Road closed, could not pass in time.'],
};

const OFFICE_NOTES = [
  'Please arrive before the afternoon rush.',
  'New owner: ask for an identity card.',
  'Bring a receipt book, theirs is finished.',
  'Large amount, go in pairs.',
] as const;

const ANSWERS = [
  'Spoke to the owner, it is settled.',
  'Called the shop: they are sorry, another day is agreed.',
  'Compared with their receipt, accepted.',
] as const;

interface NotedCollection {
  officeId: string;
  id: bigint;
  collectorId: string;
  status: CollectionStatus;
  scheduledAt: Date;
  collectedAt: Date | null;
  issueOpen: boolean;
}

export function notesOf(
  collections: readonly NotedCollection[],
  { managerId, now }: { managerId: string; now: Date },
  random: Random,
): Insertable<CollectionNotesTable>[] {
  return collections.flatMap((collection) => {
    const { officeId, id: collectionId, collectorId, status, scheduledAt, issueOpen } = collection;
    const happened = collection.collectedAt ?? scheduledAt;
    const withIssues = status.endsWith('_WITH_ISSUES');
    const note = (author: 'OFFICEMANAGER' | 'COLLECTOR', at: Date, choices: readonly string[]) => ({
      officeId,
      collectionId,
      id: newId(),
      authorId: author === 'COLLECTOR' ? collectorId : managerId,
      authorRole: author,
      createdAt: at < now ? at : now,
      note: random.pick(choices),
    });
    return [
      ...(random.chance(0.08) ? [note('OFFICEMANAGER', later(happened, -20 * HOUR_MS), OFFICE_NOTES)] : []),
      ...(withIssues || (status === 'COLLECTED' && random.chance(0.05))
        ? [note('COLLECTOR', happened, COLLECTOR_NOTES[status])]
        : []),
      ...(withIssues && !issueOpen ? [note('OFFICEMANAGER', later(happened, 2 * HOUR_MS), ANSWERS)] : []),
    ];
  });
}
