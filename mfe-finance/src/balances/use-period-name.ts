import { formatDate } from '@comptoir/kernel/format';
import { PERIOD_NAMES, usePeriodPresets } from '@comptoir/ui/dates';
import { useMessages } from '../messages/messages';

const NAMES = [...PERIOD_NAMES, 'thisWeek'] as const;

/** A period in words; an end is '' if it is open. */
export function usePeriodName({ from, to }: { from: string; to: string }): string {
  const t = useMessages();
  const preset = usePeriodPresets(NAMES, 'past').find(({ state }) => state.from === from && state.to === to);
  if (preset) return preset.label;
  if (from !== '' && to !== '') return `${formatDate(from)} – ${formatDate(to)}`;
  if (from !== '') return t('period.since', { day: formatDate(from) });
  return to === '' ? t('period.all') : t('period.until', { day: formatDate(to) });
}
