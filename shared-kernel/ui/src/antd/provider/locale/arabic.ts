import arabic from 'antd/locale/ar_EG';
import dayjs from 'dayjs';
import 'dayjs/locale/ar-dz';
import localeData from 'dayjs/plugin/localeData';
import { calendarLocale } from './calendar-locale';

dayjs.extend(localeData);

/** Months and days as named in Algeria, with weeks that begin on Sunday. */
const algerian = dayjs().locale('ar-dz').localeData();

export const locale = calendarLocale(arabic, {
  locale: 'ar-dz',
  shortWeekDays: [...algerian.weekdaysMin()],
  shortMonths: [...algerian.monthsShort()],
});
