import { CountryFlag, countryName } from '@comptoir/ui/countries';
import { useCountryTotals } from '../dashboard.queries';
import { usePlaceMessages } from './messages/messages';
import styles from './places.module.css';
import { Totals } from './totals';

/** Flag and name of a country, and its collected amounts of the last 30 days. */
export function CountrySums({ country }: { country: string }) {
  const t = usePlaceMessages();
  const { data } = useCountryTotals(country);
  return (
    <span className={styles.sums}>
      <CountryFlag code={country} size={16} />
      <strong>{countryName(country)}</strong>
      {t('lastDays')} {data && <Totals totals={data.totals} />}
    </span>
  );
}
