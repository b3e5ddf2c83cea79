import type { CollectionChange } from '@comptoir/api-contract/collections';
import type { Person } from '../access/person';
import type { CollectionStatus } from '../database/tables/pick-ups';
import type { CollectionRow } from './collections.repository';

/**
 * Whether an issue waits for the office after a change. A collector's report opens it; a note of the office answers it,
 * also when the office itself recorded what was off and wrote why, or gave the reason that an unusual amount asks for.
 */
export function issueAfter(
  person: Person,
  before: Pick<CollectionRow, 'status' | 'collectedMinor' | 'issueOpen'>,
  changed: { status?: CollectionStatus | undefined; collectedMinor?: bigint | null | undefined },
  { collectionNotes = [], reason = '' }: CollectionChange,
): { issueOpen?: boolean } {
  const status = changed.status ?? before.status;
  const written = [reason, ...collectionNotes.map(({ note }) => note)];
  const answered = person.role !== 'COLLECTOR' && written.some((text) => text !== '');
  const reported = changed.status !== undefined || changed.collectedMinor !== undefined;
  const open = hasIssues(status) && !answered && (reported || before.issueOpen);
  return open === before.issueOpen ? {} : { issueOpen: open };
}

function hasIssues(status: CollectionStatus): boolean {
  return status === 'COLLECTED_WITH_ISSUES' || status === 'UNCOLLECTED_WITH_ISSUES';
}
