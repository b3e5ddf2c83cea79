import { narrowed } from '../access/reach';
import { notFound } from '../http/api-error';
import type { Handlers } from '../http/handlers';
import { findCountryTotals } from './office-totals.repository';
import { findOffice, findOfficeCountries, findOffices } from './offices.repository';
import { changeOffice, closeOffice, openOffice } from './offices.service';

export const officeHandlers: Pick<
  Handlers,
  | 'listOffices'
  | 'listOfficeCountries'
  | 'getCountryTotals'
  | 'getOffice'
  | 'createOffice'
  | 'updateOffice'
  | 'deleteOffice'
> = {
  listOffices: async ({ connection, reach, query }) => {
    const within = await narrowed(connection, reach, { countryCode: query.country });
    const rows = await findOffices(connection, within, query.search);
    return { rows, total: rows.length };
  },

  listOfficeCountries: async ({ connection }) => {
    const rows = await findOfficeCountries(connection);
    return { rows, total: rows.length };
  },

  getCountryTotals: async ({ connection, reach, params: { country }, query: { timeZone = 'UTC' } }) => {
    const within = await narrowed(connection, reach, { countryCode: country });
    return findCountryTotals(connection, within, country, { now: new Date(), timeZone });
  },

  getOffice: async ({ connection, reach, params }) => {
    const office = await findOffice(connection, reach, params.id);
    if (!office) throw notFound('office');
    return office;
  },

  createOffice: ({ connection: transaction, person, reach, body }) => openOffice({ transaction, person, reach }, body),

  updateOffice: ({ connection: transaction, person, reach, params: { id }, body, expectedVersion }) =>
    changeOffice({ transaction, person, reach, id, expectedVersion }, body),

  deleteOffice: ({ connection: transaction, person, reach, params: { id }, expectedVersion }) =>
    closeOffice({ transaction, person, reach, id, expectedVersion }),
};
