import type { Collection, CollectionStatus } from '@comptoir/api-contract/collections';

export interface AgencyState {
  agency: Collection['agency'];
  status: CollectionStatus;
}

// Most urgent first: an agency shows the first of these that one of its collections has.
const URGENCY: readonly CollectionStatus[] = [
  'UNCOLLECTED_WITH_ISSUES',
  'UNCOLLECTED',
  'COLLECTED_WITH_ISSUES',
  'COLLECTED',
];

export function agencyStates(collections: readonly Collection[]): AgencyState[] {
  const states = new Map<string, AgencyState>();
  for (const { agency, status } of collections) {
    const previous = states.get(agency.id);
    if (!previous || URGENCY.indexOf(status) < URGENCY.indexOf(previous.status))
      states.set(agency.id, { agency, status });
  }
  return [...states.values()];
}
