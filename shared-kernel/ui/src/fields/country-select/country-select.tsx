import {
  CountryFlag,
  countryName,
  countryOptions,
  loadCountries,
  searchCountries,
  type CountryOption,
} from '../../countries';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useCallback, useState, type Ref } from 'react';
import type { Option } from '../../components/select/option';
import { SearchSelect } from '../../components/controls/on-demand';

interface CountrySelectProps {
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A select of all countries; the reference table is fetched when the list first opens. */
export function CountrySelect({ value, ...rest }: CountrySelectProps) {
  const t = useKernelMessages();
  const [countries, setCountries] = useState<readonly CountryOption[] | 'failed' | null>(null);
  const search = useCallback(
    (typed: string) => (Array.isArray(countries) ? searchCountries(countries, typed).map(asOption) : []),
    [countries],
  );

  const load = () => {
    if (Array.isArray(countries)) return;
    loadCountries().then(
      (table) => setCountries(countryOptions(table)),
      () => setCountries('failed'),
    );
  };

  return (
    <SearchSelect
      {...rest}
      value={value}
      chosen={value ? { label: countryName(value), mark: <CountryFlag code={value} /> } : undefined}
      search={search}
      onOpen={load}
      texts={{
        placeholder: t('country.placeholder'),
        search: t('country.search'),
        none: t(countries === null ? 'state.loading' : countries === 'failed' ? 'country.failed' : 'country.none'),
        list: t('country.list'),
      }}
    />
  );
}

function asOption({ code, name, native }: CountryOption): Option {
  return {
    value: code,
    label: name,
    mark: <CountryFlag code={code} />,
    ...(native !== name && { detail: native }),
  };
}
