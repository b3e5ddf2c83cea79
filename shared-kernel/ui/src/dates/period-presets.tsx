import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { ListPresets } from './list-presets';
import { periodOf, type Period } from './preset-period';
import { usePeriodPresets } from './use-period-presets';

const PERIODS = ['today', 'thisWeek', 'lastSevenDays', 'thisMonth', 'lastMonth'] as const;

interface PeriodPresetsProps {
  /** Ends may be names: on the first of a month several periods have the same days. */
  period: Period;
  onChange: (period: Period) => void;
}

/** Buttons for common past periods of a list. */
export function PeriodPresets({ period, onChange }: PeriodPresetsProps) {
  const t = useKernelMessages();
  const presets = usePeriodPresets(PERIODS, 'past').map(({ name, label, state }) => ({
    name,
    label,
    days: state,
    state: { from: name, to: name },
  }));
  const shown = periodOf(period, 'past');
  const chosen = presets.find(({ state }) => isSame(state, period)) ?? presets.find(({ days }) => isSame(days, shown));
  return (
    <ListPresets label={t('period.label')} presets={presets} state={chosen?.state ?? period} onChange={onChange} />
  );
}

function isSame(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
}
