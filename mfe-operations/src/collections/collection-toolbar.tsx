import { COLLECTION_STATE_FILTERS } from '@comptoir/api-contract/collection-state';
import { COLLECTION_ORDERS } from '@comptoir/api-contract/collections';
import { PeriodFilter } from '@comptoir/ui/dates';
import { SearchBox, Select, Toolbar } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { SEARCH_DELAY_MS } from '../search-delay';
import { listOrder, type CollectionFilters } from './collection-filters';
import { CollectionPresets } from './collection-presets';
import styles from './collection-toolbar.module.css';
import { useCollectorOptions } from './collections.queries';

interface CollectionToolbarProps {
  filters: CollectionFilters;
  onChange: (change: Partial<CollectionFilters>) => void;
}

const UNANSWERED = 'unanswered';

export function CollectionToolbar({ filters, onChange }: CollectionToolbarProps) {
  const t = useMessages();
  const collectors = useCollectorOptions();
  const all = { value: '', label: t('collections.allCollectors') };
  const states = [
    { value: '', label: t('collections.allStates') },
    ...COLLECTION_STATE_FILTERS.map((state) => ({ value: state, label: t(`state.${state}All`) })),
    { value: UNANSWERED, label: t('state.unanswered') },
  ];
  const orders = COLLECTION_ORDERS.map((order) => ({ value: order, label: t(`order.${order}`) }));
  const { first, ...order } = listOrder(filters, onChange);
  const narrowing = [
    filters.from,
    filters.to,
    filters.state || filters.unanswered,
    filters.collector,
    filters.collected,
  ];
  return (
    <Toolbar
      active={narrowing.filter((value) => value !== '').length}
      search={<SearchBox value={filters.search} delay={SEARCH_DELAY_MS} onSearch={(search) => onChange({ search })} />}
    >
      <PeriodFilter from={filters.from} to={filters.to} onChange={onChange} />
      <CollectionPresets filters={filters} onChange={onChange} />
      <div className={styles.choice}>
        <Select
          label={t('collection.status')}
          placeholder={t('collections.allStates')}
          value={filters.unanswered === 'true' ? UNANSWERED : filters.state}
          options={states}
          onChange={(state) =>
            onChange(state === UNANSWERED ? { state: '', unanswered: 'true' } : { state, unanswered: '' })
          }
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={t('collection.collector')}
          placeholder={all.label}
          value={filters.collector}
          options={[all, ...(collectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(collector) => onChange({ collector })}
        />
      </div>
      <div className={styles.choice}>
        <Select label={t('order.label')} placeholder={t(`order.${first}`)} options={orders} {...order} />
      </div>
    </Toolbar>
  );
}
