import type { CountryTotals } from '@comptoir/api-contract/offices';
import { ClearFilters, EmptyState, optionSearch, SearchBox, Toolbar } from '@comptoir/ui';
import { useMemo, useState } from 'react';
import { useShellMessages } from '../messages/messages';
import styles from './dashboard.module.css';
import type { usePlaceOverviews } from './dashboard.queries';
import { PlaceFigures } from './place-figures';
import { Totals } from './totals';
import { usePortion } from './use-portion';

const FIRST_PORTION = 30;

interface OfficeTilesProps {
  offices: CountryTotals['offices'];
  overviews: ReturnType<typeof usePlaceOverviews>['data'];
  onOpen: (officeId: string) => void;
  onRows: (officeId: string, path: string) => void;
}

/** A tile for each office; of very many those found or scrolled to. */
export function OfficeTiles({ offices, overviews, ...open }: OfficeTilesProps) {
  const [search, setSearch] = useState('');
  const find = useMemo(() => {
    const byId = new Map(offices.map((office) => [office.id, office]));
    const found = optionSearch(offices.map(({ id, name, city }) => ({ value: id, label: name, detail: city })));
    return (typed: string) => found(typed).flatMap(({ value }) => byId.get(value) ?? []);
  }, [offices]);
  const found = useMemo(() => find(search), [find, search]);

  return (
    <>
      {offices.length > FIRST_PORTION && (
        <Toolbar search={<SearchBox value={search} onSearch={setSearch} delay={150} />} />
      )}
      <Tiles key={search} offices={found} overviews={overviews} {...open} />
      {found.length === 0 && <NoMatch onClear={() => setSearch('')} />}
    </>
  );
}

function Tiles({ offices, overviews, onOpen, onRows }: OfficeTilesProps) {
  const t = useShellMessages();
  const { shown, mark, near } = usePortion(offices.length);
  return (
    <ul className={styles.grid}>
      {offices.slice(0, shown).map(({ id, name, city, collectionTotal }, index) => {
        const overview = overviews?.get(id);
        return (
          <li key={id} ref={index === mark ? near : null}>
            <div className={styles.tile}>
              <button type="button" className={styles.cover} onClick={() => onOpen(id)}>
                <span className={styles.tileTitle}>{name}</span>
              </button>
              <span className={styles.quiet}>{city}</span>
              {overview && <PlaceFigures overview={overview} onRows={(path) => onRows(id, path)} />}
              <span>
                <span className={styles.label}>{t('dashboard.lastDays')} </span>
                <Totals totals={collectionTotal} />
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useShellMessages();
  return (
    <EmptyState title={t('dashboard.noOfficeFound')}>
      <ClearFilters onClear={onClear} />
    </EmptyState>
  );
}
