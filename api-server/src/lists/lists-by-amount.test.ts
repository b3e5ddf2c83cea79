import type { Collection } from '@comptoir/api-contract/collections';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { MONEY_ORDERS, type MoneyOrder } from '@comptoir/api-contract/money-orders';
import { fromMinor, convert, toMinor } from '@comptoir/api-contract/money';
import type { Trade } from '@comptoir/api-contract/trades';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { scheduleCollection } from '../../test/collections';

interface Place {
  currency: string;
  amount: number;
  number: number;
}

/** Ids increase with time. */
const SORTED: Record<MoneyOrder, (one: Place, other: Place) => number> = {
  newest: (one, other) => other.number - one.number,
  oldest: (one, other) => one.number - other.number,
  lowest: (one, other) => byAmount(one, other),
  highest: (one, other) => -byAmount(one, other),
};

function byAmount(one: Place, other: Place): number {
  const byCurrency = one.currency < other.currency ? -1 : Number(one.currency > other.currency);
  return byCurrency || one.amount - other.amount || one.number - other.number;
}

describeApi('lists of money', (api) => {
  const officeId = () => api.business().offices.algiers;

  const book = async (path: '/trades' | '/transactions', body: object) => {
    const answer = await api.call('ADMIN', `POST ${path}`, { body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  };

  beforeAll(async () => {
    for (const amount of [50, 20, 50, 7.5]) await addFloat(api, officeId(), amount, amount === 20 ? 'EUR' : 'USD');
    for (const [oldAmount, oldCurrency, newCurrency] of [
      [5, 'USD', 'DZD'],
      [1, 'USD', 'EUR'],
      [5, 'USD', 'DZD'],
      [2, 'USD', 'EUR'],
      [3, 'EUR', 'DZD'],
    ] as const) {
      const rate = newCurrency === 'EUR' ? 0.9 : 134.5;
      const newAmount = fromMinor(convert(toMinor(oldAmount), rate));
      const body = { officeId: officeId(), oldAmount, oldCurrency, newAmount, newCurrency, rate };
      await book('/trades', body);
    }
    const date = new Date().toISOString();
    for (const amount of [-3, -9, -3]) {
      const body = { officeId: officeId(), date, amount, currency: 'USD', description: 'Fuel' };
      await book('/transactions', body);
    }
  });

  const entryPlace = ({ id, currency, transaction }: LedgerEntry): Place => ({
    currency,
    amount: transaction.amount,
    number: Number(id),
  });

  describe.each(MONEY_ORDERS)('%s first', (sort) => {
    test.each(['true', 'false'])('the money book continues by cursor, with trades: %s', async (trade) => {
      const page = async (more: string) => {
        const address = `/general-ledger?officeId=${officeId()}&sort=${sort}&trade=${trade}${more}` as const;
        return (await api.call('ADMIN', `GET ${address}`)).json<{ generalLedgers: LedgerEntry[] }>().generalLedgers;
      };
      const whole = (await page('')).map(entryPlace);
      expect(whole.length).toBe(trade === 'true' ? 12 : 7);
      expect(whole).toEqual(whole.toSorted(SORTED[sort]));
      const inParts: Place[] = [];
      for (let part = await page('&limit=2'); part.length > 0;) {
        inParts.push(...part.map(entryPlace));
        part = await page(`&limit=2&after=${part.at(-1)?.id}`);
      }
      expect(inParts).toEqual(whole);
    });

    test('trades are ordered by the given amount', async () => {
      const page = async (more: string) =>
        (await api.call('ADMIN', `GET /trades?officeId=${officeId()}&sort=${sort}${more}`)).json<Trade[]>();
      const whole = (await page('')).map(({ id, oldCurrency, oldAmount }) => ({
        currency: oldCurrency,
        amount: oldAmount,
        number: Number(id),
      }));
      expect(whole.length).toBe(5);
      expect(whole).toEqual(whole.toSorted(SORTED[sort]));
      const second = await page('&page=2&limit=2');
      expect(second.map(({ id }) => Number(id))).toEqual(whole.slice(2, 4).map(({ number }) => number));
      // Some trades match on one side, some on the other.
      const euros = await page('&currency=EUR');
      expect(euros.map(({ oldCurrency }) => oldCurrency).toSorted()).toEqual(['EUR', 'USD', 'USD']);
      expect(euros).toEqual((await page('')).filter((trade) => [trade.oldCurrency, trade.newCurrency].includes('EUR')));
      expect(await page('&currency=EUR&page=2&limit=1')).toEqual(euros.slice(1, 2));
    });
  });

  test('collections are ordered by the scheduled amount', async () => {
    for (const scheduledAmount of [100, 20, 100, 30]) await scheduleCollection(api, { scheduledAmount });
    const listed = async (sort: 'highest' | 'lowest') => {
      const rows = (await api.call('ADMIN', `GET /collections?officeId=${officeId()}&sort=${sort}`)).json<
        Collection[]
      >();
      return rows.map(({ scheduledAmount }) => scheduledAmount);
    };
    expect(await listed('lowest')).toEqual([20, 30, 100, 100]);
    expect(await listed('highest')).toEqual([100, 100, 30, 20]);
  });

  test('ordering by amount requires an office', async () => {
    for (const list of ['trades', 'collections']) {
      expect((await api.call('SUPERADMIN', `GET /${list}?sort=highest`)).statusCode).toBe(422);
      expect((await api.call('SUPERADMIN', `GET /${list}?sort=oldest`)).statusCode).toBe(200);
    }
  });
});
