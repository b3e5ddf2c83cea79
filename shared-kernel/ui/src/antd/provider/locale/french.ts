import french from 'antd/locale/fr_FR';
import 'dayjs/locale/fr';
import { calendarLocale } from './calendar-locale';

export const locale = calendarLocale(french);
