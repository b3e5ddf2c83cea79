import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import { findOfficeCountries, findOffices } from './offices.repository';

export const officeHandlers: Pick<Handlers, 'listOffices' | 'listOfficeCountries'> = {
  listOffices: async ({ connection, reach, query }) => {
    const within = await narrowed(connection, reach, { countryCode: query.country });
    const rows = await findOffices(connection, within, query.search);
    return { rows, total: rows.length };
  },

  listOfficeCountries: async ({ connection }) => {
    const rows = await findOfficeCountries(connection);
    return { rows, total: rows.length };
  },
};
