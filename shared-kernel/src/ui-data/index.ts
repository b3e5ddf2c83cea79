import './antd.css';

export { DateInput } from './date-input';
export { History } from './history/history';
export { PeriodFilter } from './period-filter';
export { Progress } from './progress';
