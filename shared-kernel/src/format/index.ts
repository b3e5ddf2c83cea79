export { formatAmount, formatDecimal } from './amount';
export { formatDate, formatDateTime, formatLongDate, NO_DATE } from './date';
export { initials } from './initials';
