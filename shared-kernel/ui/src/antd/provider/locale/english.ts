import english from 'antd/locale/en_GB';
import 'dayjs/locale/en-gb';
import { calendarLocale } from './calendar-locale';

export const locale = calendarLocale(english);
