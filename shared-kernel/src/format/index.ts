export { formatAmount, formatDecimal, formatRate } from '../money/amount';
export { formatDate, formatDateTime, formatLongDate, formatTime, NO_DATE } from './date';
export { endOfDay, startOfDay, today } from './day';
export { initials } from './initials';
export { browserTimeZone } from './time-zone';
