import type { Approval } from '@comptoir/api-contract/approvals';
import { Tag } from '@comptoir/ui';
import type { ComponentProps } from 'react';
import { useApprovalMessages } from './messages/messages';

const TONES: Record<Approval['status'], NonNullable<ComponentProps<typeof Tag>['tone']>> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
  FAILED: 'danger',
};

export function ApprovalState({ status }: Pick<Approval, 'status'>) {
  const t = useApprovalMessages();
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
