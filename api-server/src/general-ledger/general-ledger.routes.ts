import { fromMinor } from '@comptoir/api-contract/money';
import { requestedBooks } from '../access/requested-office';
import { withColumns } from '../exports/chosen-columns';
import { sendExport } from '../exports/export-answer';
import { exportScope } from '../exports/export-file-name';
import { exportReader } from '../exports/export-reader';
import { pagesInOrder } from '../exports/pages-in-order';
import { notFound } from '../api-error';
import type { Handlers } from '../http/handlers';
import { byCurrency } from '../lists/by-currency';
import { exportRecorder } from '../security-events/record-export';
import { findBalances } from './balances.repository';
import { findEntryDetail } from './entry-detail.repository';
import { ledgerExport, linesOf } from './ledger-export';
import { asLedgerEntry } from './ledger-entry';
import type { LedgerRow } from './ledger-row.repository';
import { readPeriod } from './ledger-period';
import { readStatement } from './statement';
import { countHiddenTrades, countLedger, findLedgerRow, findLedgerRows, sumLedger } from './ledger.repository';

export const generalLedgerHandlers = {
  getBalance: async ({ connection, reach, query }) => {
    const office = await requestedBooks(connection, reach, query.officeId);
    return findBalances(connection, office.id);
  },

  listGeneralLedger: async ({ connection, reach, query: { officeId, page, limit, sort, after, ...filter } }) => {
    const office = await requestedBooks(connection, reach, officeId);
    const rows = await findLedgerRows(connection, office.id, filter, {
      limit,
      sort,
      ...(after === undefined ? { offset: page * limit } : { after: { number: BigInt(after) } }),
    });
    const total = await countLedger(connection, office.id, filter);
    const isFirst = page === 0 && after === undefined;
    const hiddenTrades = isFirst ? await countHiddenTrades(connection, office.id, filter, total) : undefined;
    return { generalLedgers: rows.map(asLedgerEntry), total, ...(hiddenTrades !== undefined && { hiddenTrades }) };
  },

  sumGeneralLedger: async ({ connection, reach, query: { officeId, ...filter } }) => {
    const office = await requestedBooks(connection, reach, officeId);
    const sums = await sumLedger(connection, office.id, filter);
    return sums
      .filter((sum) => sum.in > 0n || sum.out > 0n)
      .filter((sum) => filter.currency === undefined || sum.currency === filter.currency)
      .toSorted(byCurrency)
      .map((sum) => ({ currency: sum.currency, in: fromMinor(sum.in), out: fromMinor(sum.out) }));
  },

  getLedgerPeriod: async ({ connection, reach, query: { officeId, ...period } }) => {
    const office = await requestedBooks(connection, reach, officeId);
    return readPeriod(connection, office.id, period);
  },

  getLedgerStatement: async ({ connection, reach, query: { officeId, ...period } }) => {
    const office = await requestedBooks(connection, reach, officeId);
    return readStatement(connection, office.id, period);
  },

  getLedgerEntry: async ({ connection, reach, params, query: { officeId } }) => {
    const office = await requestedBooks(connection, reach, officeId);
    const number = BigInt(params.id);
    const row = await findLedgerRow(connection, office.id, number);
    if (!row) throw notFound('entry');
    return { ...asLedgerEntry(row), ...(await findEntryDetail(connection, office.id, number)) };
  },

  exportGeneralLedger: async (call) => {
    const { connection, reach, query, request, reply } = call;
    const { officeId, timeZone, language, format, columns, ...filter } = query;
    const office = await requestedBooks(connection, reach, officeId);
    return sendExport(reply, format, {
      ...withColumns(ledgerExport(exportReader(request, { language, timeZone }), filter), columns),
      pages: linesOf(
        pagesInOrder<LedgerRow>((page) => findLedgerRows(connection, office.id, filter, page)),
        filter.currency,
      ),
      scope: { ...(await exportScope(connection, { officeId: office.id }, filter)), part: filter.currency },
      ended: exportRecorder(call, 'general-ledger', query),
    });
  },
} satisfies Partial<Handlers>;
