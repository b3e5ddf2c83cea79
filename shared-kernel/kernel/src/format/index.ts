export { dayAfter, weekdayOf } from '@comptoir/api-contract/local-time';
export { formatAge } from './age';
export { formatAmount, formatDecimal, formatRate } from './amount';
export { formatDate, formatDateTime, formatLongDate, formatTime, NO_DATE } from './date';
export { dayOf, endOfDay, FIRST_DAY, instantAt, isDay, LAST_DAY, monthsAfter, startOfDay, timeOf, today } from './day';
export { initials } from './initials';
export { differsFromBrowser, firstWeekday, officePlace, officeTimeZone, zoneName } from './office-clock';
export { clockError, now, serverNow } from './server-time';
export { browserTimeZone } from './time-zone';
