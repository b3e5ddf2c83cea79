import { CountryFlag, countryName } from '@comptoir/ui/countries';
import { PageHeader } from '@comptoir/ui';
import { useCountryTotals } from '../dashboard.queries';
import { usePlaceMessages } from './messages/messages';
import styles from './places.module.css';
import { Totals } from './totals';

interface CountryHeaderProps {
  country: string;
  onBack?: () => void;
}

/** Name and flag of a country, and its collected amounts of the last 30 days. */
export function CountryHeader({ country, ...back }: CountryHeaderProps) {
  const t = usePlaceMessages();
  const { data } = useCountryTotals(country);
  const sums = (
    <span className={styles.sums}>
      <CountryFlag code={country} size={16} />
      {t('lastDays')} {data && <Totals totals={data.totals} />}
    </span>
  );
  return <PageHeader title={countryName(country)} description={sums} {...back} />;
}
