import { PeriodFilter, PeriodPresets } from '@comptoir/ui/dates';
import { Checkbox, Toolbar } from '@comptoir/ui';
import { CurrencyFilter } from '../balances/currency-filter';
import { usePeriodName } from '../balances/use-period-name';
import { useMessages } from '../messages/messages';
import { SupplierFilter } from './supplier-filter';
import { ledgerFilters, type LedgerState } from './ledger-filters';

interface LedgerToolbarProps {
  state: LedgerState;
  /** Filters in the address, with the name of the period. */
  address: LedgerState;
  onChange: (change: Partial<LedgerState>) => void;
}

export function LedgerToolbar({ state, address, onChange }: LedgerToolbarProps) {
  const t = useMessages();
  const { supplierId } = ledgerFilters(state);
  const narrowing = [state.currency, state.trade, state.supplier];
  return (
    <Toolbar active={narrowing.filter((value) => value !== '').length} summary={usePeriodName(state)}>
      <PeriodFilter from={state.from} to={state.to} onChange={onChange} />
      <PeriodPresets period={address} onChange={onChange} />
      <CurrencyFilter currency={state.currency} onChange={(currency) => onChange({ currency })} />
      {supplierId !== undefined && <SupplierFilter id={supplierId} onClear={() => onChange({ supplier: '' })} />}
      <Checkbox
        checked={state.trade !== 'false'}
        onChange={({ target }) => onChange({ trade: target.checked ? '' : 'false' })}
      >
        {t('moneyBook.showTrades')}
      </Checkbox>
    </Toolbar>
  );
}
