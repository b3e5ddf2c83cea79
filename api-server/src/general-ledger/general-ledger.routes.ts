import { askedOffice } from '../access/asked-office';
import type { Handlers } from '../http/handlers';
import { findBalances } from './balances.repository';
import { asLedgerEntry } from './ledger-entry';
import { countLedger, findLedgerRows } from './ledger.repository';

export const generalLedgerHandlers: Pick<Handlers, 'getBalance' | 'listGeneralLedger'> = {
  getBalance: async ({ connection, reach, query }) => {
    const office = await askedOffice(connection, reach, query.officeId);
    const rows = await findBalances(connection, office.id);
    return { rows, total: rows.length };
  },

  listGeneralLedger: async ({ connection, reach, query }) => {
    const office = await askedOffice(connection, reach, query.officeId);
    const rows = await findLedgerRows(connection, office.id, query);
    return { generalLedgers: rows.map(asLedgerEntry), total: await countLedger(connection, office.id, query) };
  },
};
