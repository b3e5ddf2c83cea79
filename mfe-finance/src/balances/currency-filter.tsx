import { Select } from '@comptoir/ui';
import { useCurrencies } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';
import styles from './currency-filter.module.css';

interface CurrencyFilterProps {
  /** Code, or '' for all. */
  currency: string;
  onChange: (currency: string) => void;
  /** Removes the choice of all currencies. */
  isOne?: boolean;
}

export function CurrencyFilter({ currency, onChange, isOne = false }: CurrencyFilterProps) {
  const t = useMessages();
  const all = { value: '', label: t('currency.all') };
  const each = useCurrencies().map((code) => ({ value: code, label: code }));
  return (
    <div className={styles.filter}>
      <Select
        label={t('currency.label')}
        placeholder={all.label}
        value={currency}
        options={isOne ? each : [all, ...each]}
        onChange={onChange}
      />
    </div>
  );
}
