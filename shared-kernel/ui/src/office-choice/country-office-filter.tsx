import { useKernelMessages } from '@comptoir/kernel/internal/i18n/kernel-messages';
import { byCountryName, countryName } from '../countries';
import { useClaims } from '@comptoir/kernel/internal/session/session';
import { Select } from '../components/controls/on-demand';
import styles from './country-office-filter.module.css';
import { filterRules } from './filter-rules';
import { selection, useSelection } from '@comptoir/kernel/internal/selection/selection';
import { useOffices, useSelectableCountries } from '@comptoir/kernel/internal/selection/selection.queries';

/** Clears the selection; shown as a tilde. */
const BLANK = { value: '', label: '~' };

/** Selects of country and office, as far as the user's role allows. */
export function CountryOfficeFilter() {
  const t = useKernelMessages();
  const { role } = useClaims();
  const { selectedCountryCode, selectedOfficeId } = useSelection();
  const countries = useSelectableCountries();
  const offices = useOffices();
  const rules = filterRules(role, selectedCountryCode);

  // An archived office is opened from the list of archived offices.
  const isArchived = selectedOfficeId !== null && offices.data?.every(({ id }) => id !== selectedOfficeId) === true;

  return (
    <div className={styles.filter}>
      <Select
        label={t('filter.country')}
        placeholder={t('filter.country')}
        disabled={!rules.country}
        value={selectedCountryCode || null}
        chosen={selectedCountryCode === '' ? undefined : { label: countryName(selectedCountryCode) }}
        options={[
          BLANK,
          ...byCountryName(countries.filter((code) => code !== selectedCountryCode)).map((code) => ({
            value: code,
            label: countryName(code),
          })),
        ]}
        onChange={(code) => selection.chooseCountry(code)}
      />
      <Select
        label={t('filter.office')}
        placeholder={t('filter.office')}
        disabled={!rules.office}
        value={selectedOfficeId}
        chosen={isArchived ? { label: t('filter.archivedOffice') } : undefined}
        options={[BLANK, ...(offices.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => selection.chooseOffice(id === '' ? null : id)}
      />
    </div>
  );
}
