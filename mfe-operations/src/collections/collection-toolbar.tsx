import { COLLECTION_STATE_FILTERS } from '@comptoir/api-contract/collection-state';
import { PeriodFilter } from '@comptoir/ui/dates';
import { SearchBox, Select, Toolbar } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { SEARCH_DELAY_MS } from '../search-delay';
import type { CollectionFilters } from './collection-filters';
import { CollectionPresets } from './collection-presets';
import styles from './collection-toolbar.module.css';
import { useCollectorOptions } from './collections.queries';

interface CollectionToolbarProps {
  filters: CollectionFilters;
  onChange: (change: Partial<CollectionFilters>) => void;
}

const UNANSWERED = 'unanswered';
const COLLECTED_TODAY = 'collectedToday';

export function CollectionToolbar({ filters, onChange }: CollectionToolbarProps) {
  const t = useMessages();
  const collectors = useCollectorOptions();
  const all = { value: '', label: t('collections.allCollectors') };
  const states = [
    { value: '', label: t('collections.allStates') },
    ...COLLECTION_STATE_FILTERS.map((state) => ({
      value: state,
      label: t(`state.${state}All`),
      ...(state === 'late' && { detail: t('state.lateNote') }),
    })),
    { value: UNANSWERED, label: t('state.unanswered') },
    { value: COLLECTED_TODAY, label: t('dashboard.toDo.collected') },
  ];
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
          value={stateOf(filters)}
          options={states}
          onChange={(state) => onChange(filterOf(state))}
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
    </Toolbar>
  );
}

function stateOf({ state, unanswered, collected }: CollectionFilters): string {
  if (unanswered === 'true') return UNANSWERED;
  return collected === 'today' ? COLLECTED_TODAY : state;
}

/** Pick-ups that were recorded today may be planned for any day. */
function filterOf(state: string): Partial<CollectionFilters> {
  switch (state) {
    case UNANSWERED:
      return { state: '', unanswered: 'true', collected: '' };
    case COLLECTED_TODAY:
      return { state: '', unanswered: '', collected: 'today', from: '', to: '' };
    default:
      return { state, unanswered: '', collected: '' };
  }
}
