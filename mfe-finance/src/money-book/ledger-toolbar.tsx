import { PeriodFilter, PeriodPresets } from '@comptoir/ui/dates';
import { Checkbox, Toolbar } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import type { ledgerDefaults } from './ledger-filters';

type LedgerState = ReturnType<typeof ledgerDefaults>;

interface LedgerToolbarProps {
  state: LedgerState;
  onChange: (change: Partial<LedgerState>) => void;
}

export function LedgerToolbar({ state, onChange }: LedgerToolbarProps) {
  const t = useMessages();
  return (
    <Toolbar active={[state.from, state.to, state.trade].filter((value) => value !== '' && value !== 'false').length}>
      <PeriodFilter from={state.from} to={state.to} onChange={onChange} />
      <PeriodPresets period={state} onChange={onChange} />
      <Checkbox checked={state.trade === 'true'} onChange={({ target }) => onChange({ trade: String(target.checked) })}>
        {t('moneyBook.showTrades')}
      </Checkbox>
    </Toolbar>
  );
}
