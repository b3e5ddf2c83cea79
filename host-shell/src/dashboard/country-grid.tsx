import { byCountryName, CountryFlag, countryName } from '@comptoir/ui/countries';
import { EmptyState, Loaded, Notice } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useShellMessages } from '../messages/messages';
import { useCountries, usePlaceOverviews } from './dashboard.queries';
import styles from './dashboard.module.css';
import { PlaceFigures } from './place-figures';

interface CountryGridProps {
  onOpen: (code: string) => void;
  /** Below the tiles once they have their height. */
  children: ReactNode;
}

export function CountryGrid({ onOpen, children }: CountryGridProps) {
  const countries = useCountries();
  const overviews = usePlaceOverviews();
  // Wait for both, so that no tile grows under the pointer.
  const query = {
    data: overviews.isPending ? undefined : countries.data,
    error: countries.error,
    refetch: countries.refetch,
  };
  return (
    <>
      <Loaded query={query}>{(codes) => <Countries codes={codes} overviews={overviews} onOpen={onOpen} />}</Loaded>
      {(query.data ?? query.error) && children}
    </>
  );
}

interface CountriesProps {
  codes: readonly string[];
  overviews: ReturnType<typeof usePlaceOverviews>;
  onOpen: (code: string) => void;
}

function Countries({ codes, overviews, onOpen }: CountriesProps) {
  const t = useShellMessages();
  if (codes.length === 0) return <EmptyState title={t('dashboard.noCountries')} />;
  return (
    <>
      {overviews.isError && <Notice tone="warning">{t('dashboard.figures.failed')}</Notice>}
      <ul className={styles.grid}>
        {byCountryName(codes).map((code) => {
          const overview = overviews.data?.get(code);
          return (
            <li key={code}>
              <button type="button" className={styles.tile} onClick={() => onOpen(code)}>
                <span className={styles.place}>
                  <CountryFlag code={code} size={32} />
                  <span className={styles.tileTitle}>{countryName(code)}</span>
                </span>
                {overview && <PlaceFigures overview={overview} />}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
