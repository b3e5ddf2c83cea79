export {
  actionsColumn,
  buttonColumn,
  column,
  figureColumn,
  linkColumn,
  personColumn,
  textColumn,
  type Placing,
} from './columns';
export { dateColumn } from './date-column';
export { moneyColumn } from './money-column';
export { PhoneLink } from './phone-link';
export { formatWeekdayDate } from './weekday-date';
export { saveAnswer } from './save-answer';
