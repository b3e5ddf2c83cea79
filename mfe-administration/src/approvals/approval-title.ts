import type { Approval } from '@comptoir/api-contract/approvals';
import { useInboxMessages } from '../inbox/messages/messages';
import { joined, movedAmounts } from '../inbox/moved-amounts';

/** Kind and amounts, as in the inbox. */
export function useApprovalTitle(): (approval: Pick<Approval, 'kind' | 'amounts'>) => string {
  const t = useInboxMessages();
  return ({ kind, amounts }) => joined([t(`approval.${kind}`), ...movedAmounts(amounts)]);
}
