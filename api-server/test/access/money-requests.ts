import type { AccessRequest, AccessRequests, AccessWorld, Place } from './access-world';

export function moneyRequests({ make, trade, expense, float, ofOffice }: AccessWorld) {
  const reversal = (path: `/${string}`): AccessRequest => ({
    path: `${path}/reversal`,
    body: { reason: 'Typed wrongly' },
  });
  const newTrade = async (place: Place) => make('/trades', await trade(place));

  return {
    listTrades: ofOffice,
    'listTrades of all': async (place) => {
      const fragment = `"id":"${await newTrade(place)}"`;
      return { reveals: (body) => body.includes(fragment) };
    },
    'search of trades': async (place) => {
      const id = await newTrade(place);
      return { path: '/search', query: `?q=${id}`, reveals: (body) => body.includes(`"trade","id":"${id}"`) };
    },
    sumTrades: ofOffice,
    exportTrades: ofOffice,
    'exportTrades of all': async (place) => {
      const fragment = `\n${await newTrade(place)},`;
      return { reveals: (body) => body.includes(fragment) };
    },
    getTrade: async (place) => ({ path: `/trades/${await newTrade(place)}` }),
    createTrade: async (place) => ({ body: await trade(place) }),
    reverseTrade: async (place) => reversal(`/trades/${await newTrade(place)}`),
    getBalance: ofOffice,
    listGeneralLedger: ofOffice,
    sumGeneralLedger: ofOffice,
    getLedgerPeriod: ofOffice,
    getLedgerStatement: async (place) => {
      const { query, ...more } = await ofOffice(place);
      return { ...more, query: `${query}&currency=USD&from=2026-01-01T00:00:00Z&to=2026-12-31T00:00:00Z` };
    },
    getLedgerEntry: async (place) => {
      await make('/transactions', float(place));
      return { path: '/general-ledger/1', ...(await ofOffice(place)) };
    },
    exportGeneralLedger: ofOffice,
    'createTransaction expense': async (place) => ({ body: await expense(place) }),
    'createTransaction float': async (place) => ({ body: float(place) }),
    'reverseTransaction expense': async (place) =>
      reversal(`/transactions/${await make('/transactions', await expense(place))}`),
    'reverseTransaction float': async (place) => reversal(`/transactions/${await make('/transactions', float(place))}`),
  } satisfies AccessRequests;
}
