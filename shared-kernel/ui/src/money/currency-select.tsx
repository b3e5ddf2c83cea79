import { currencySymbol, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { useKernelMessages, useLanguage } from '@comptoir/kernel/internal/i18n';
import { Select } from '../components/controls/on-demand';
import type { SelectProps } from '../components/select/select';
import { currencyName } from './currency-name';
import { useCurrencies } from './use-currencies';

interface CurrencySelectProps extends Pick<SelectProps, 'onBlur' | 'disabled' | 'ref'> {
  value: CurrencyCode | '';
  onChange: (currency: CurrencyCode) => void;
  /** A currency to exclude. */
  except?: CurrencyCode;
}

/** Select of the supported currencies, by code, sign and name. */
export function CurrencySelect({ value, onChange, except, ...rest }: CurrencySelectProps) {
  const t = useKernelMessages();
  const { language } = useLanguage();
  const offered = useCurrencies().filter((code) => code !== except);
  return (
    <Select
      {...rest}
      value={value || null}
      placeholder={t('currency.placeholder')}
      options={offered.map((code) => ({
        value: code,
        label: `${code} (${currencySymbol(code)})`,
        detail: currencyName(code, language),
      }))}
      onChange={(chosen) => {
        const currency = offered.find((code) => code === chosen);
        if (currency) onChange(currency);
      }}
    />
  );
}
