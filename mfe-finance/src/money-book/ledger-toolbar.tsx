import { PeriodFilter, PeriodPresets } from '@comptoir/ui/dates';
import { Checkbox, Toolbar } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { LedgerState } from './ledger-filters';

interface LedgerToolbarProps {
  state: LedgerState;
  onChange: (change: Partial<LedgerState>) => void;
}

export function LedgerToolbar({ state, onChange }: LedgerToolbarProps) {
  const t = useMessages();
  const narrowing = [state.from, state.to, state.currency, state.trade];
  return (
    <Toolbar active={narrowing.filter((value) => value !== '').length}>
      <PeriodFilter from={state.from} to={state.to} onChange={onChange} />
      <PeriodPresets period={state} onChange={onChange} />
      <Checkbox
        checked={state.trade !== 'false'}
        onChange={({ target }) => onChange({ trade: target.checked ? '' : 'false' })}
      >
        {t('moneyBook.showTrades')}
      </Checkbox>
    </Toolbar>
  );
}
