import type { CashCase } from '@comptoir/api-contract/cash-cases';
import { now } from '@comptoir/kernel/format';
import { Tag } from '@comptoir/ui';
import { useCaseMessages } from './messages/messages';

export function CaseState({ state, dueDate }: Pick<CashCase, 'state' | 'dueDate'>) {
  const t = useCaseMessages();
  if (state === 'RESOLVED') return <Tag tone="success">{t('state.RESOLVED')}</Tag>;
  const isOverdue = Date.parse(dueDate) < now().getTime();
  return <Tag tone={isOverdue ? 'danger' : 'warning'}>{t(isOverdue ? 'state.overdue' : 'state.OPEN')}</Tag>;
}
