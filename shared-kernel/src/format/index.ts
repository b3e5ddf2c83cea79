export { formatAmount, formatDecimal } from './amount';
export { formatDate, formatDateTime, formatLongDate, formatTime, NO_DATE } from './date';
export { initials } from './initials';
export { parseDecimal } from './parse-decimal';
