import type { CountryTotals } from '@comptoir/api-contract/offices';
import { ClearFilters, EmptyState, Loaded, optionSearch, SearchBox, Toolbar } from '@comptoir/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useCountryTotals, useMonthOfPlaces, usePlaceOverviews } from '../dashboard.queries';
import { usePlaceMessages } from './messages/messages';
import { PlaceTable, type PlaceTableProps } from './place-table';

/** Number of offices with a search box. */
const MANY = 30;

interface OfficeGridProps extends Required<Pick<PlaceTableProps, 'onOpen' | 'onRows'>> {
  country: string;
}

/** `children` are below the offices once they have their height. */
export function OfficeGrid({ country, children, ...open }: OfficeGridProps & { children: ReactNode }) {
  const totals = useCountryTotals(country);
  const [overviews, months] = [usePlaceOverviews(country), useMonthOfPlaces(country)];
  // Wait for all, so that no row grows under the pointer.
  const data = overviews.isPending || months.isPending ? undefined : totals.data;
  return (
    <>
      <Loaded query={{ data, error: totals.error, refetch: totals.refetch }}>
        {(known) => (
          <Offices
            offices={known.offices}
            overviews={overviews.data}
            months={months.data}
            hasFailed={overviews.isError || months.isError}
            {...open}
          />
        )}
      </Loaded>
      {(data ?? totals.error) && children}
    </>
  );
}

interface OfficesProps extends Required<Pick<PlaceTableProps, 'onOpen' | 'onRows' | 'hasFailed'>> {
  offices: CountryTotals['offices'];
  overviews: ReturnType<typeof usePlaceOverviews>['data'];
  months: ReturnType<typeof useMonthOfPlaces>['data'];
}

/** A row for each office; of very many those found or scrolled to. */
function Offices({ offices, overviews, months, ...table }: OfficesProps) {
  const t = usePlaceMessages();
  const [search, setSearch] = useState('');
  const find = useMemo(() => {
    const byId = new Map(offices.map((office) => [office.id, office]));
    const search = optionSearch(offices.map(({ id, name, city }) => ({ value: id, label: name, detail: city })));
    return (typed: string) => search(typed).flatMap(({ value }) => byId.get(value) ?? []);
  }, [offices]);
  const found = useMemo(() => find(search), [find, search]);
  if (offices.length === 0) return <EmptyState title={t('noOffices')} />;
  return (
    <>
      {offices.length > MANY && <Toolbar search={<SearchBox value={search} onSearch={setSearch} delay={150} />} />}
      {found.length === 0 ? (
        <EmptyState title={t('noOfficeFound')}>
          <ClearFilters onClear={() => setSearch('')} />
        </EmptyState>
      ) : (
        <PlaceTable
          key={search}
          title={t('offices')}
          head={t('place.office')}
          {...table}
          places={found.map(({ id, name, city, collectionTotal }) => ({
            id,
            name,
            title: <bdi>{name}</bdi>,
            ...(!name.includes(city) && { detail: <span>{city}</span> }),
            recent: collectionTotal,
            overview: overviews?.get(id),
            month: months?.get(id),
          }))}
        />
      )}
    </>
  );
}
