import type { CashCase } from '@comptoir/api-contract/cash-cases';
import { useCallback } from 'react';
import { useCaseMessages } from './messages/messages';

/** Names a case by its number and direction, for example 'Case 3 · Missing'. */
export function useCaseTitle(): (row: Pick<CashCase, 'number' | 'amount'>) => string {
  const t = useCaseMessages();
  return useCallback(
    ({ number, amount }) => `${t('number', { number })} · ${t(amount < 0 ? 'direction.missing' : 'direction.tooMuch')}`,
    [t],
  );
}
