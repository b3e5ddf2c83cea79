import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { ListPresets } from './list-presets';
import type { Period } from './preset-period';
import { usePeriodPresets } from './use-period-presets';

const PERIODS = ['today', 'thisWeek', 'lastSevenDays', 'thisMonth', 'lastMonth'] as const;

interface PeriodPresetsProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** Buttons for common past periods of a list. */
export function PeriodPresets({ period, onChange }: PeriodPresetsProps) {
  const t = useKernelMessages();
  const presets = usePeriodPresets(PERIODS, 'past');
  return <ListPresets label={t('period.label')} presets={presets} state={period} onChange={onChange} />;
}
