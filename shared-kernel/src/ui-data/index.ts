import './antd.css';

export { DateInput } from './date-input';
export { Progress } from './progress';
