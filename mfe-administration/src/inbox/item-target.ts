import type { CorrectedRecord } from '@comptoir/api-contract/correction-requests';
import type { InboxItem } from '@comptoir/api-contract/inbox';
import type { Role } from '@comptoir/api-contract/roles';

export function targetOf({ kind, entity, entityId, params }: InboxItem, role: Role): string | undefined {
  if (kind === 'correction-requested' || kind === 'correction-answered') return correctedTarget(params, role);
  if (kind === 'approval-requested' || kind === 'approval-answered') return `/inbox/approvals/${entityId}`;
  if (entity === 'collection') {
    return role === 'COLLECTOR' ? `/my-day/${entityId}` : `/collection-schedules/${entityId}`;
  }
  if (entity === 'handover') return `${role === 'COLLECTOR' ? '/my-day' : '/cash'}/handovers/${entityId}`;
  if (entity === 'case') return `${role === 'COLLECTOR' ? '/my-cases' : '/cash/cases'}/${entityId}`;
  switch (kind) {
    case 'late-pick-ups':
      return `/collection-schedules?${new URLSearchParams({ state: 'late', from: params.day, to: params.day })}`;
    case 'low-balance':
      return '/money-book';
    case 'limit-passed':
      return entityId === null ? '/cash' : `/collectors/${entityId}`;
    case 'refused-pick-up':
    case 'unsent-pick-ups':
      return `/collectors/${entityId}`;
    case 'webhook-off':
      return '/settings/webhooks';
    case 'invitation-expired':
      return params.role === 'COLLECTOR' ? `/collectors/${entityId}` : `/manage-admins/${entityId}`;
    case 'issue-reported':
    case 'handover-waits':
    case 'handover-late':
    case 'case-opened':
    case 'case-overdue':
    case 'unplanned-pick-up':
    case 'mention':
      return undefined;
    case 'failed-jobs':
      return entity === 'user' ? `/manage-admins/${entityId}` : undefined;
  }
}

function correctedTarget({ record, number }: { record: CorrectedRecord; number: string }, role: Role): string {
  switch (record) {
    case 'collection':
      return role === 'COLLECTOR' ? `/my-day/${number}` : `/money-book/${number}`;
    case 'trade':
      return `/exchange/${number}`;
    case 'transaction':
      return `/money-book/entries/${number}`;
    case 'day':
      return `/cash/days/${number}`;
  }
}
