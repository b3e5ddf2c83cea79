import { ListPresets, usePeriodPresets } from '@comptoir/ui/dates';
import { useMessages } from '../messages/messages';
import type { CollectionFilters } from './collection-filters';

interface CollectionPresetsProps {
  filters: CollectionFilters;
  onChange: (change: Partial<CollectionFilters>) => void;
}

const PERIODS = ['today', 'thisWeek', 'thisMonth', 'lastMonth'] as const;
const STATES = ['open', 'late'] as const;
const ANY_STATE = { state: '', unanswered: '', collected: '' };

export function CollectionPresets({ filters, onChange }: CollectionPresetsProps) {
  const t = useMessages();
  const periods = usePeriodPresets(PERIODS, 'plans');
  const presets = [
    ...periods.map(({ state, asks, ...preset }) => ({
      ...preset,
      state: { ...ANY_STATE, ...state },
      asks: { ...ANY_STATE, ...asks },
    })),
    ...STATES.map((state) => ({
      name: state,
      label: t(`state.${state}All`),
      state: { ...ANY_STATE, from: '', to: '', state },
    })),
    {
      name: 'collectedToday',
      label: t('dashboard.toDo.collected'),
      state: { ...ANY_STATE, from: '', to: '', collected: 'today' },
    },
  ];
  return <ListPresets presets={presets} state={filters} onChange={onChange} />;
}
