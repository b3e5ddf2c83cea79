import './antd.css';

export { DateInput } from './date-input';
export { PeriodFilter } from './period-filter';
export { Progress } from './progress';
