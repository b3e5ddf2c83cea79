import { byCountryName, CountryFlag, countryName } from '@comptoir/ui/countries';
import { EmptyState, Loaded } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useCountries, useMonthOfPlaces, usePlaceOverviews } from '../dashboard.queries';
import { usePlaceMessages } from './messages/messages';
import { PlaceTable } from './place-table';
import styles from './places.module.css';

interface CountryGridProps {
  onOpen: (code: string) => void;
  /** Below the countries once they have their height. */
  children: ReactNode;
}

/** Countries beside each other, with flag, name and figures. */
export function CountryGrid({ onOpen, children }: CountryGridProps) {
  const t = usePlaceMessages();
  const countries = useCountries();
  const [overviews, months] = [usePlaceOverviews(), useMonthOfPlaces()];
  // Wait for all, so that no row grows under the pointer.
  const query = {
    data: overviews.isPending || months.isPending ? undefined : countries.data,
    error: countries.error,
    refetch: countries.refetch,
  };
  return (
    <>
      <Loaded query={query}>
        {(codes) =>
          codes.length === 0 ? (
            <EmptyState title={t('noCountries')} />
          ) : (
            <PlaceTable
              title={t('countries')}
              head={t('place.country')}
              hasFailed={overviews.isError || months.isError}
              onOpen={onOpen}
              places={byCountryName(codes).map((code) => ({
                id: code,
                name: countryName(code),
                title: (
                  <span className={styles.country}>
                    <CountryFlag code={code} size={24} />
                    {countryName(code)}
                  </span>
                ),
                overview: overviews.data?.get(code),
                month: months.data?.get(code),
              }))}
            />
          )
        }
      </Loaded>
      {(query.data ?? query.error) && children}
    </>
  );
}
