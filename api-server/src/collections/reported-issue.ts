import type { CollectionChange } from '@comptoir/api-contract/collections';
import type { Person } from '../access/person';
import type { CollectionStatus } from '../database/tables/collections';
import type { CollectionRow } from './collections.repository';

/**
 * An issue opens on a report by a collector, or by the office without an explanation. Only `issueClarified` closes
 * it, since a note may be a question.
 */
export function issueAfter(
  { role }: Person,
  before: Pick<CollectionRow, 'status' | 'collectedMinor' | 'issueOpen'>,
  changed: { status?: CollectionStatus | undefined; collectedMinor?: bigint | null | undefined },
  { collectionNotes = [], reason = '', status, issueClarified }: CollectionChange,
): { issueOpen?: boolean } {
  const isOffice = role !== 'COLLECTOR';
  const isReported =
    changed.status !== undefined ||
    changed.collectedMinor !== undefined ||
    // A repeated failed attempt keeps the status.
    (!isOffice && status === 'UNCOLLECTED_WITH_ISSUES');
  const isExplained = isOffice && [reason, ...collectionNotes.map(({ note }) => note)].some((text) => text !== '');
  const isOpen = isReported ? !isExplained : before.issueOpen;
  const issueOpen = hasIssues(changed.status ?? before.status) && isOpen && !issueClarified;
  return issueOpen === before.issueOpen ? {} : { issueOpen };
}

function hasIssues(status: CollectionStatus): boolean {
  return status === 'COLLECTED_WITH_ISSUES' || status === 'UNCOLLECTED_WITH_ISSUES';
}
