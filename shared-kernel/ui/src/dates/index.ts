import '../antd/styles/dates.css';
import '../antd/styles/popups.css';

export { DateInput } from './date-input';
export { ListPresets, type ListPreset } from './list-presets';
export { PeriodFilter } from './period-filter';
export { PeriodPresets } from './period-presets';
export {
  namedPeriod,
  periodOf,
  PERIOD_NAMES,
  presetPeriod,
  weekOf,
  type NamedPeriod,
  type Period,
  type PeriodName,
} from './preset-period';
export { TimeInput } from './time-input';
export { usePeriodPresets } from './use-period-presets';
