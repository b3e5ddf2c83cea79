import { fromMinor } from '@comptoir/api-contract/money';
import type { Trade } from '@comptoir/api-contract/trades';
import { namedOffice } from '../access/requested-office';
import { narrowed } from '../access/reach';
import { isByAmount } from '../database/key-order';
import { withColumns } from '../exports/chosen-columns';
import { sendExport } from '../exports/export-answer';
import { exportScope } from '../exports/export-file-name';
import { exportReader } from '../exports/export-reader';
import { pagesInOrder } from '../exports/pages-in-order';
import type { Handlers } from '../http/handlers';
import { byCurrency } from '../lists/by-currency';
import type { ListAnswers } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import { rowList } from '../lists/row-list';
import { FIRST_PAGE, rowToFollow } from '../lists/row-to-follow';
import type { Page } from '../database/page';
import { exportRecorder } from '../security-events/record-export';
import { tradeExport } from './trade-export';
import { sumTrades } from './trade-sums.repository';
import { countTrades, findTrade, findTrades } from './trades.repository';
import { makeTrade, reverseTrade, tradeDetail } from './trades.service';

/** Rows per part: building more at a time would delay other requests. */
const PART = 500;

export function tradeHandlers(lists: ListAnswers) {
  return {
    listTrades: async ({
      connection,
      reach,
      query: { officeId, page, limit, sort, after, ...filter },
      request,
      reply,
    }) => {
      const ofReach = isByAmount(sort) ? namedOffice(connection, reach, officeId) : undefined;
      const within = await (ofReach ?? narrowed(connection, reach, { officeId }));
      const list = rowList({
        keyParts: ['trades', within, filter, sort],
        page: { page, limit, ...(after !== undefined && FIRST_PAGE) },
        after: await rowToFollow(after, 'trade', (id) => findTrade(connection, within, id)),
        part: PART,
        state: () => listState(connection, 'trades', within),
        read: (part: Page<Trade>) => findTrades(connection, within, filter, { ...part, sort }),
        count: () => countTrades(connection, within, filter),
      });
      return lists.send(request, reply, list);
    },

    sumTrades: async ({ connection, reach, query: { officeId, ...filter } }) => {
      const within = await narrowed(connection, reach, { officeId });
      const sums = await sumTrades(connection, within, filter);
      return sums
        .toSorted(byCurrency)
        .map(({ currency, given, received }) => ({ currency, given: fromMinor(given), received: fromMinor(received) }));
    },

    getTrade: ({ connection, reach, params }) => tradeDetail(connection, reach, params.id),

    exportTrades: async (call) => {
      const { connection, reach, query, request, reply } = call;
      const { officeId, timeZone, language, format, columns, ...filter } = query;
      const within = await narrowed(connection, reach, { officeId });
      return sendExport(reply, format, {
        ...withColumns(tradeExport(exportReader(request, { language, timeZone })), columns),
        pages: pagesInOrder<Trade>((page) => findTrades(connection, within, filter, page)),
        scope: await exportScope(connection, within, filter),
        ended: exportRecorder(call, 'trades', query),
      });
    },

    createTrade: makeTrade,
    reverseTrade: reverseTrade,
  } satisfies Partial<Handlers>;
}
