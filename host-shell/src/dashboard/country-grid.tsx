import { CountryFlag, countryName } from '@comptoir/shared-kernel/countries';
import { ErrorState, EmptyState, SkeletonRows } from '@comptoir/shared-kernel/ui';
import { useShellMessages } from '../messages/messages';
import { useCountries } from './dashboard.queries';
import styles from './dashboard.module.css';

/** Level 3: a tile for each country. */
export function CountryGrid({ onOpen }: { onOpen: (code: string) => void }) {
  const t = useShellMessages();
  const countries = useCountries();
  if (countries.isPending) return <SkeletonRows />;
  if (countries.isError) return <ErrorState error={countries.error} onRetry={countries.refetch} />;
  if (countries.data.length === 0) return <EmptyState title={t('dashboard.noCountries')} />;
  return (
    <ul className={styles.grid}>
      {countries.data.map((code) => (
        <li key={code}>
          <button type="button" className={styles.tile} onClick={() => onOpen(code)}>
            <CountryFlag code={code} size={32} />
            <span className={styles.tileTitle}>{countryName(code)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
