import { Select, SearchBox, Toolbar } from '@comptoir/shared-kernel/ui';
import { PeriodFilter } from '@comptoir/shared-kernel/ui-data';
import { useMessages } from '../messages/messages';
import { SEARCH_DELAY } from '../search-delay';
import type { CollectionFilters } from './collection-filters';
import styles from './collection-toolbar.module.css';
import { useCollectorOptions } from './collections.queries';

interface CollectionToolbarProps {
  filters: CollectionFilters;
  onChange: (change: Partial<CollectionFilters>) => void;
}

/** What narrows the list down: days, collector, search. */
export function CollectionToolbar({ filters, onChange }: CollectionToolbarProps) {
  const t = useMessages();
  const collectors = useCollectorOptions();
  const all = { value: '', label: t('collections.allCollectors') };
  return (
    <Toolbar>
      <PeriodFilter from={filters.from} to={filters.to} onChange={onChange} />
      <div className={styles.collector}>
        <Select
          label={t('collection.collector')}
          placeholder={all.label}
          value={filters.collector}
          options={[all, ...(collectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(collector) => onChange({ collector })}
        />
      </div>
      <SearchBox value={filters.search} delay={SEARCH_DELAY} onSearch={(search) => onChange({ search })} />
    </Toolbar>
  );
}
