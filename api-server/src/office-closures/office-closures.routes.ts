import { narrowed } from '../access/reach';
import { dayOf } from '../calendar/local-day';
import type { Handlers } from '../http/handlers';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { findClosures } from './office-closures.repository';
import { addClosure, changeClosure, closures, deleteClosure, holidaysOfOffice } from './office-closures.service';

export const closureHandlers = {
  listClosures: async ({ connection, reach, query: { officeId, year } }) => {
    const within = await narrowed(connection, reach, { officeId });
    const days =
      year === undefined ? { from: dayOf(new Date(), 'UTC') } : { from: `${year}-01-01`, to: `${year}-12-31` };
    return findClosures(connection, within, days);
  },
  listHolidays: async ({ connection, reach, query: { officeId, year, language = DEFAULT_LANGUAGE } }) => {
    const within = await narrowed(connection, reach, { officeId });
    return holidaysOfOffice(connection, within, { officeId, year, language });
  },
  getClosure: closures.get,
  createClosure: addClosure,
  updateClosure: changeClosure,
  deleteClosure,
} satisfies Partial<Handlers>;
