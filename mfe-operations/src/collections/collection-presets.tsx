import { useKernelMessages } from '@comptoir/kernel/i18n';
import { ListPresets, usePeriodPresets } from '@comptoir/ui/dates';
import { useMessages } from '../messages/messages';
import { useOverview } from '../dashboard/dashboard.queries';
import type { CollectionFilters } from './collection-filters';

interface CollectionPresetsProps {
  filters: CollectionFilters;
  onChange: (change: Partial<CollectionFilters>) => void;
}

const PERIODS = ['thisWeek', 'thisMonth', 'lastMonth'] as const;
const STATES = ['open', 'late'] as const;
const ANY_STATE = { state: '', unanswered: '', collected: '' };

export function CollectionPresets({ filters, onChange }: CollectionPresetsProps) {
  const t = useMessages();
  const words = useKernelMessages();
  const ofAnyState = ({ state, asks, ...preset }: ReturnType<typeof usePeriodPresets>[number]) => ({
    ...preset,
    state: { ...ANY_STATE, ...state },
    asks: { ...ANY_STATE, ...asks },
  });
  const today = usePeriodPresets(['today'], 'plans').map(ofAnyState);
  const periods = usePeriodPresets(PERIODS, 'plans').map(ofAnyState);
  // Late collections are outside of the days that the list shows at first.
  const late = useOverview({ refetchOnMount: false }).data?.places[0]?.late ?? 0;
  const states = STATES.map((state) => ({
    name: state,
    label: state === 'late' && late > 0 ? `${t('state.lateAll')} ${late}` : t(`state.${state}All`),
    ...(state === 'late' && { hint: t('state.lateNote') }),
    state: { ...ANY_STATE, from: '', to: '', state },
  }));
  return (
    <ListPresets
      presets={[...today, ...states]}
      folded={{ label: words('period.label'), presets: periods }}
      state={filters}
      onChange={onChange}
    />
  );
}
