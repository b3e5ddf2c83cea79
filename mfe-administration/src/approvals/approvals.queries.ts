import { apiQuery } from '@comptoir/kernel/query';
import { useQuery } from '@tanstack/react-query';

/** Requests that wait for the person, those that they made, and those of others. */
export const APPROVAL_LISTS = ['waiting', 'mine', 'others'] as const;

export type ApprovalListName = (typeof APPROVAL_LISTS)[number];

const QUERIES = {
  waiting: { mine: 'false', status: 'PENDING' },
  mine: { mine: 'true' },
  others: { mine: 'false' },
} as const;

export function useApprovals(list: ApprovalListName) {
  return useQuery(apiQuery('listApprovals', { query: QUERIES[list] }));
}

export function useApproval(id: string) {
  return useQuery(apiQuery('getApproval', { params: { id } }));
}
