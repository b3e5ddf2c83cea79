import '../antd/styles/dates.css';
import '../antd/styles/popups.css';

export { DateInput } from './date-input';
export { PeriodFilter } from './period-filter';
export { PeriodPresets } from './period-presets';
export { PERIOD_NAMES, presetPeriod, type Period, type PeriodName } from './preset-period';
export { TimeInput } from './time-input';
