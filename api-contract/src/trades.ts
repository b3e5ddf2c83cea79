import * as z from 'zod/mini';
import { operation } from './operation';
import { STAFF } from './roles';
import { Amount, Currency, Id, Instant, NumberId, queryInteger, Rate } from './values';

/** Largest page of the trade list, in rows. */
export const TRADE_LIST_LIMIT = 5000;

const TradedAmount = Amount.check(z.gt(0, 'Amount must be positive'));

/** `newAmount` is what the client calculated; the server answers 422 when its own result differs. */
export const TradeInput = z
  .object({
    officeId: z.string('Office is required').check(z.uuid('Office is required')),
    oldAmount: TradedAmount,
    oldCurrency: Currency,
    newAmount: TradedAmount,
    newCurrency: Currency,
    rate: Rate,
  })
  .check(
    z.refine((trade) => trade.oldCurrency !== trade.newCurrency, {
      error: 'The currencies must differ',
      path: ['newCurrency'],
    }),
  );

/** An exchange of `oldAmount` for `newAmount`, both in major units; `rate` is new units for one old unit. */
export const Trade = z.object({
  id: NumberId,
  createdDate: z.string(),
  oldAmount: z.number(),
  oldCurrency: Currency,
  newAmount: z.number(),
  newCurrency: Currency,
  rate: z.number(),
  officeId: Id,
});

export const TradeListQuery = z.object({
  officeId: z.optional(Id),
  page: queryInteger(1, 1_000_000, 1),
  limit: queryInteger(1, TRADE_LIST_LIMIT, TRADE_LIST_LIMIT),
  /** Trades from or into this currency. */
  currency: z.optional(Currency),
  /** Both ends are included. */
  from: z.optional(Instant),
  to: z.optional(Instant),
});

export const tradeOperations = {
  listTrades: operation({
    summary: 'Trades of an office, newest first',
    access: STAFF,
    query: TradeListQuery,
    response: z.array(Trade),
    list: true,
  }),
  createTrade: operation({
    summary: 'Exchange an amount; 409 when the office does not hold it',
    access: STAFF,
    body: TradeInput,
    response: Trade,
    status: 201,
  }),
};

export type TradeInput = z.infer<typeof TradeInput>;
export type Trade = z.infer<typeof Trade>;
export type TradeListQuery = z.infer<typeof TradeListQuery>;
