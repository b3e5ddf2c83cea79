import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import { findCountryTotals } from './office-totals.repository';
import { findOfficeCountries, findOffices } from './offices.repository';
import { changeOffice, closeOffice, offices, openOffice } from './offices.service';

export const officeHandlers = {
  listOffices: async ({ connection, reach, query }) => {
    const within = await narrowed(connection, reach, { countryCode: query.country });
    return findOffices(connection, within, query.search);
  },

  listOfficeCountries: async ({ connection }) => {
    return findOfficeCountries(connection);
  },

  getCountryTotals: async ({ connection, reach, params: { country }, query: { timeZone = 'UTC' } }) => {
    const within = await narrowed(connection, reach, { countryCode: country });
    return findCountryTotals(connection, within, country, { now: new Date(), timeZone });
  },

  getOffice: offices.get,
  createOffice: openOffice,
  updateOffice: changeOffice,
  deleteOffice: closeOffice,
} satisfies Partial<Handlers>;
