import * as z from 'zod/mini';
import { LedgerMovement } from './general-ledger';
import { EXPORTED, ExportColumns, ExportFormat } from './export-formats';
import { LanguageCode } from './languages';
import { MONEY_ORDERS } from './money-orders';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { Reversal, ReversalInput } from './reversal';
import { ADMINS, STAFF } from './roles';
import { Amount, Currency, Id, Instant, NOTE_LIMIT, NumberId, optionalText, Rate, TimeZone } from './values';

/** Largest page of the trade list, in rows. */
export const TRADE_LIST_LIMIT = 5000;

const TradedAmount = Amount.check(z.gt(0, 'Amount must be positive'));

/** `newAmount` is computed by the client; the server answers 422 if its own result differs. */
export const TradeInput = z
  .object({
    officeId: z.string('Office is required').check(z.guid('Office is required')),
    oldAmount: TradedAmount,
    oldCurrency: Currency,
    newAmount: TradedAmount,
    newCurrency: Currency,
    rate: Rate,
    /** Reason of a rate far from the last ones of the pair; requested by 422 with an issue here. */
    reason: z.optional(optionalText(NOTE_LIMIT)),
  })
  .check(
    z.refine((trade) => trade.oldCurrency !== trade.newCurrency, {
      error: 'The currencies must differ',
      path: ['newCurrency'],
    }),
  );

/** An exchange of `oldAmount` for `newAmount` in major units; `rate` is new units for one old unit. */
export const Trade = z.object({
  id: NumberId,
  createdDate: z.string(),
  oldAmount: z.number(),
  oldCurrency: Currency,
  newAmount: z.number(),
  newCurrency: Currency,
  rate: z.number(),
  officeId: Id,
  /** Null unless reversed. */
  reversal: z.nullable(Reversal),
});

/** A trade with all details. */
export const TradeDetail = z.extend(Trade, {
  by: z.string(),
  /** Reason of an unusual rate; null otherwise. */
  reason: z.nullable(z.string()),
  /** Its number in the office's journal. */
  entryId: NumberId,
  /** Given, received. */
  movements: z.array(LedgerMovement),
});

const filters = {
  officeId: z.optional(Id),
  currency: z.optional(Currency),
  /** Both ends are inclusive. */
  from: z.optional(Instant),
  to: z.optional(Instant),
};

/** Filters of the list and its sums. */
export const TradeFilterQuery = z.object(filters);

/** Given and received amounts in one currency, in major units. */
export const TradeSum = z.object({ currency: Currency, given: z.number(), received: z.number() });

export const TradeListQuery = z
  .object({
    ...filters,
    /** Amount orders use the given amount and need an office. */
    sort: z._default(z.enum(MONEY_ORDERS), 'newest'),
    /** Cursor: trade after which the page begins in the order. */
    after: z.optional(NumberId),
    ...pageFields(TRADE_LIST_LIMIT),
  })
  .check(nearPage(passedRows));

export const TradeCsvQuery = z.object({
  ...filters,
  timeZone: TimeZone,
  language: z.optional(LanguageCode),
  format: ExportFormat,
  columns: ExportColumns,
});

export const tradeOperations = {
  listTrades: operation({
    summary: 'Trades of an office, newest first by default',
    access: STAFF,
    query: TradeListQuery,
    response: z.array(Trade),
    list: true,
  }),
  sumTrades: operation({
    summary:
      'Amounts given and received in the same list by currency, without reversed trades; 422 if there are too many',
    access: STAFF,
    query: TradeFilterQuery,
    response: z.array(TradeSum),
    list: true,
  }),
  exportTrades: operation({
    stepUp: true,
    summary: 'The same list as a file: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: TradeCsvQuery,
    produces: EXPORTED,
  }),
  getTrade: operation({
    summary: 'One trade, with its legs and who made it',
    access: STAFF,
    params: z.object({ id: NumberId }),
    response: TradeDetail,
  }),
  createTrade: operation({
    approval: ['TRADE'],
    summary: 'Exchange an amount; 409 if the office does not hold it',
    access: STAFF,
    body: TradeInput,
    response: Trade,
    status: 201,
  }),
  reverseTrade: operation({
    stepUp: true,
    approval: ['REVERSAL'],
    summary: 'Reverse a trade; 409 if it is already reversed or the office lacks the amount',
    access: ADMINS,
    params: z.object({ id: NumberId }),
    body: ReversalInput,
    response: Trade,
    status: 201,
  }),
};

export type TradeInput = z.infer<typeof TradeInput>;
export type Trade = z.infer<typeof Trade>;
export type TradeDetail = z.infer<typeof TradeDetail>;
export type TradeSum = z.infer<typeof TradeSum>;
export type TradeListQuery = z.infer<typeof TradeListQuery>;
export type TradeCsvQuery = z.infer<typeof TradeCsvQuery>;
