import type { ApprovalKind } from '@comptoir/api-contract/approval-kinds';
import { fromMinor } from '@comptoir/api-contract/money';
import type { InboxItem } from '@comptoir/api-contract/inbox';
import type { WriteTransaction } from '../database/database';
import { people } from '../inbox/audience';
import { notify, settle } from '../inbox/notify.repository';
import type { Amount } from './ruled-calls';

const EXCERPT = 200;

interface ApprovalSubject {
  id: string;
  kind: ApprovalKind;
  officeId: string | null;
  amounts: readonly Amount[];
}

type Answered = Extract<InboxItem, { kind: 'approval-answered' }>['params'];

const subjectParams = ({ kind, amounts }: ApprovalSubject) => ({
  operation: kind,
  amounts: amounts.map(({ currency, minor }) => ({ currency, amount: fromMinor(minor) })),
});

/** Puts a request into the inboxes of those who may approve it. */
export async function notifyApprovers(
  transaction: WriteTransaction,
  request: ApprovalSubject & { by: string; reason: string | null },
  approvers: readonly string[],
): Promise<void> {
  const { id, officeId, by, reason } = request;
  const notification = {
    kind: 'approval-requested',
    cause: `approval:${id}`,
    entity: 'approval',
    entityId: id,
    officeId,
    params: { ...subjectParams(request), by, reason: reason?.slice(0, EXCERPT) ?? null },
  } as const;
  await notify(transaction, notification, people(approvers));
}

/** Removes a request that is over from the inboxes of approvers. */
export function settleApproval(transaction: WriteTransaction, id: string): Promise<void> {
  return settle(transaction, 'approval', id, ['approval-requested']);
}

/** Notifies the maker of the outcome. */
export async function notifyMaker(
  transaction: WriteTransaction,
  request: ApprovalSubject & { requestedBy: string },
  answer: Omit<Answered, 'operation' | 'amounts'>,
): Promise<void> {
  const { id, officeId, requestedBy } = request;
  const notification = {
    kind: 'approval-answered',
    cause: `approval:${id}:answer`,
    entity: 'approval',
    entityId: id,
    officeId,
    params: { ...subjectParams(request), ...answer },
  } as const;
  await notify(transaction, notification, people([requestedBy]));
}
