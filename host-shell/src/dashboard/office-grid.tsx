import type { CountryTotals } from '@comptoir/api-contract/offices';
import { CountryFlag, countryName } from '@comptoir/ui/countries';
import { EmptyState, Loaded, Notice } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useShellMessages } from '../messages/messages';
import { useCountryTotals, usePlaceOverviews } from './dashboard.queries';
import styles from './dashboard.module.css';
import { OfficeTiles } from './office-tiles';
import { Totals } from './totals';

interface OfficeGridProps {
  country: string;
  onOpen: (officeId: string) => void;
  /** Opens the page with the rows of a figure of an office. */
  onRows: (officeId: string, path: string) => void;
}

/** `children` are below the tiles once they have their height. */
export function OfficeGrid({ country, children, ...open }: OfficeGridProps & { children: ReactNode }) {
  const totals = useCountryTotals(country);
  const overviews = usePlaceOverviews(country);
  // Wait for both, so that no tile grows under the pointer.
  const data = overviews.isPending ? undefined : totals.data;
  return (
    <>
      <Loaded query={{ data, error: totals.error, refetch: totals.refetch }}>
        {(known) => <Offices country={country} totals={known} overviews={overviews} {...open} />}
      </Loaded>
      {(data ?? totals.error) && children}
    </>
  );
}

interface OfficesProps extends OfficeGridProps {
  totals: CountryTotals;
  overviews: ReturnType<typeof usePlaceOverviews>;
}

function Offices({ country, totals, overviews, ...open }: OfficesProps) {
  const t = useShellMessages();
  return (
    <>
      <section className={styles.country} aria-label={countryName(country)}>
        <CountryFlag code={country} size={32} />
        <div>
          <h2>{countryName(country)}</h2>
          <p className={styles.quiet}>{t('dashboard.lastDays')}</p>
        </div>
        <Totals totals={totals.totals} />
      </section>
      {overviews.isError && <Notice tone="warning">{t('dashboard.figures.failed')}</Notice>}
      {totals.offices.length === 0 ? (
        <EmptyState title={t('dashboard.noOffices')} />
      ) : (
        <OfficeTiles offices={totals.offices} overviews={overviews.data} {...open} />
      )}
    </>
  );
}
