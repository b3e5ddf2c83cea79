import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { CollectionNotesTable, CollectionStatus } from '../database/tables/pick-ups';
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
    'The cash was not ready. New date agreed with the owner.',
  ],
  UNCOLLECTED: ['Road closed, could not pass in time.'],
};

const OFFICE_NOTES = [
  'Please arrive before the afternoon rush.',
  'New owner: ask for an identity card.',
  'Bring a receipt book, theirs is finished.',
  'Large amount, go in pairs.',
] as const;

interface NotedCollection {
  officeId: string;
  id: bigint;
  collectorId: string;
  status: CollectionStatus;
  scheduledAt: Date;
}

/** What the office and the collectors wrote: on each pick-up with issues, on some of the others. */
export function notesOf(
  collections: readonly NotedCollection[],
  managerId: string,
  random: Random,
): Insertable<CollectionNotesTable>[] {
  return collections.flatMap(({ officeId, id: collectionId, collectorId, status, scheduledAt: createdAt }) => {
    const base = { officeId, collectionId, createdAt };
    const notes: Insertable<CollectionNotesTable>[] = [];
    if (random.chance(0.08)) {
      const note = random.pick(OFFICE_NOTES);
      notes.push({ ...base, id: newId(), authorId: managerId, authorRole: 'OFFICEMANAGER', note });
    }
    if (status.endsWith('ISSUES') || (status === 'COLLECTED' && random.chance(0.05))) {
      const note = random.pick(COLLECTOR_NOTES[status]);
      notes.push({ ...base, id: newId(), authorId: collectorId, authorRole: 'COLLECTOR', note });
    }
    return notes;
  });
}
