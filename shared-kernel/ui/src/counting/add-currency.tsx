import { currencySymbol, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Select } from '@comptoir/ui';
import { currencyName, useCurrencies } from '@comptoir/ui/money';
import { useCountingMessages } from './counting-messages';

interface AddCurrencyProps {
  used: readonly CurrencyCode[];
  onAdd: (currency: CurrencyCode) => void;
}

/** Select of the currencies that are not used yet; nothing if all are. */
export function AddCurrency({ used, onAdd }: AddCurrencyProps) {
  const t = useCountingMessages();
  const { language } = useLanguage();
  const others = useCurrencies().filter((code) => !used.includes(code));
  if (others.length === 0) return null;
  return (
    <Select
      label={t('add')}
      placeholder={t('add')}
      value={null}
      options={others.map((code) => ({
        value: code,
        label: `${code} (${currencySymbol(code)})`,
        detail: currencyName(code, language),
      }))}
      onChange={(chosen) => {
        const currency = others.find((code) => code === chosen);
        if (currency) onAdd(currency);
      }}
    />
  );
}
