import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import type { ListPreset } from './list-presets';
import { namedPeriod, type NamedPeriod, type Period } from './preset-period';

/** Periods as presets of a list of past or planned records; `periodOf` resolves them to days. */
export function usePeriodPresets(names: readonly NamedPeriod[], of: 'past' | 'plans'): ListPreset<Period>[] {
  const t = useKernelMessages();
  return names.map((name) => ({
    name,
    label: t(`period.${name}`),
    state: namedPeriod(name, of),
    asks: { from: name, to: name },
  }));
}
