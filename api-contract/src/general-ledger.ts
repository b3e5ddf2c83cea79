import * as z from 'zod/mini';
import { COLLECTION_STATUSES } from './collection';
import { EXPORTED, ExportColumns, ExportFormat } from './export-formats';
import { LanguageCode } from './languages';
import { MONEY_ORDERS } from './money-orders';
import { nearPage, passedRows } from './list-pages';
import { operation } from './operation';
import { Reversal } from './reversal';
import { STAFF } from './roles';
import { Currency, Id, Instant, NumberId, queryInteger, TimeZone } from './values';

/** Page size of the ledger, in entries; page 0 is the first. */
export const LEDGER_PAGE_SIZE = 100;

/** Origins of ledger entries. */
export const LEDGER_KINDS = [
  'FLOAT',
  'EXPENSE',
  'TRADE',
  'COLLECTION',
  'CORRECTION',
  'REVERSAL',
  // Only of offices with custody.
  'OPENING',
  'HANDOVER',
  'TRANSFER',
  'DEPOSIT',
  'COUNT',
  'RESOLUTION',
] as const;

/** Balance of an office in one currency, in major units. */
export const Balance = z.object({ currency: Currency, amount: z.number() });

export const BalanceQuery = z.object({ officeId: z.optional(Id) });

const filters = {
  officeId: z.optional(Id),
  collectionId: z.optional(NumberId),
  /** Both ends are inclusive. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  /** Includes trades and their reversals. */
  trade: z._default(z.stringbool(), false),
  /** Only entries that move cash in this currency. */
  currency: z.optional(Currency),
  /** Only expenses for this supplier, and their reversals. */
  supplierId: z.optional(Id),
};

/** Filters of the ledger and its sums. */
export const LedgerFilterQuery = z.object(filters);

/** Cash in and out of an office in one currency, in major units, both positive. */
export const LedgerSum = z.object({ currency: Currency, in: z.number(), out: z.number() });

/** A period of an office's book with inclusive ends; an open end is that of the book. */
export const LedgerPeriodQuery = z.object({
  officeId: z.optional(Id),
  from: z.optional(Instant),
  to: z.optional(Instant),
});

/** Cash of an office in one currency over a period, with all entries: `opening + in - out = closing`. In major units. */
export const LedgerPeriod = z.extend(LedgerSum, { opening: z.number(), closing: z.number() });

export const LedgerQuery = z
  .object({
    ...filters,
    sort: z._default(z.enum(MONEY_ORDERS), 'newest'),
    /** Cursor: entry after which the page begins in the order. */
    after: z.optional(NumberId),
    page: queryInteger(0, 1_000_000, 0),
    limit: queryInteger(1, 1000, LEDGER_PAGE_SIZE),
  })
  .check(nearPage(({ page, ...rest }) => passedRows({ ...rest, page: page + 1 })));

export const LedgerCsvQuery = z.object({
  ...filters,
  /** Exports include all entries, with a running balance unless trades are excluded. */
  trade: z._default(z.stringbool(), true),
  timeZone: TimeZone,
  language: z.optional(LanguageCode),
  format: ExportFormat,
  columns: ExportColumns,
});

/** Movement of an entry in one currency, negative for cash out, and the balance right after it. In major units. */
export const LedgerMovement = z.object({ currency: Currency, amount: z.number(), balance: z.number() });

/** Places of cash outside the till: the bag of a collector, the vault, or any other account. */
export const LEDGER_PLACES = ['HAND', 'VAULT', 'OTHER'] as const;

/** A ledger entry; `id` is its number in the office's journal. Amounts in major units. */
export const LedgerEntry = z.object({
  id: NumberId,
  /** Time of booking, by which the ledger is sorted. */
  date: z.string(),
  /** Stated time of an expense or a float. */
  valueDate: z.nullable(z.string()),
  kind: z.enum(LEDGER_KINDS),
  currency: Currency,
  collectionId: z.nullable(NumberId),
  /** Pick-up of an entry beside the amount of its collection: in another currency, or not planned. */
  pickUpId: z.optional(Id),
  /** Entry corrected or reversed by this one. */
  correctsId: z.nullable(NumberId),
  /** Later entry that corrects this one, if any. */
  correctedById: z.nullable(NumberId),
  /** Null unless reversed. */
  reversal: z.nullable(Reversal),
  /** Balance in `currency` right after this entry, including entries hidden by the filter. */
  balance: z.number(),
  /** One per leg: two for a trade and its reversal. All movements together add up to the balances. */
  movements: z.array(LedgerMovement),
  /** Only of an entry without movements: amount in `currency` at its place, negative if it left the place. */
  outside: z.optional(z.object({ place: z.enum(LEDGER_PLACES), amount: z.number() })),
  /** Movement of the office's cash, negative for cash out; for a trade the outgoing leg. */
  transaction: z.object({
    /** Id of the expense or float; null for other entries. */
    id: z.nullable(Id),
    amount: z.number(),
    /** English unless entered by a user; screens in other languages build it from kind and numbers. */
    description: z.string(),
    /** Text entered by a user: the reason or the purpose. */
    written: z.nullable(z.string()),
    supplier: z.nullable(z.object({ id: Id, name: z.string() })),
  }),
  collection: z.nullable(
    z.object({
      status: z.enum(COLLECTION_STATUSES),
      scheduledAmount: z.number(),
      collectedAmount: z.nullable(z.number()),
      collector: z.object({ name: z.string() }),
      agency: z.object({ name: z.string() }),
    }),
  ),
  trade: z.nullable(
    z.object({
      id: NumberId,
      oldAmount: z.number(),
      oldCurrency: Currency,
      newAmount: z.number(),
      newCurrency: Currency,
      rate: z.number(),
    }),
  ),
});

/** A ledger entry with all details. */
export const LedgerEntryDetail = z.extend(LedgerEntry, {
  by: z.string(),
  /** Reason of a correction, a reversal or an unusual value. */
  reason: z.nullable(z.string()),
});

/** Maximal number of entries of a statement; use the export for longer periods. */
export const STATEMENT_LIMIT = 2000;

/** A currency and a period with inclusive ends. */
export const LedgerStatementQuery = z.object({
  officeId: z.optional(Id),
  currency: Currency,
  from: Instant,
  to: Instant,
});

/**
 * Balances of an office in one currency at both ends of a period, and the entries between, oldest first. In major
 * units.
 */
export const LedgerStatement = z.object({
  currency: Currency,
  opening: z.number(),
  in: z.number(),
  out: z.number(),
  closing: z.number(),
  /** Amount and balance of a trade are those of its leg in this currency. */
  entries: z.array(LedgerEntry),
});

export const generalLedgerOperations = {
  getBalance: operation({
    summary: 'Balances of an office, one for each supported currency',
    access: STAFF,
    query: BalanceQuery,
    response: z.array(Balance),
    list: true,
  }),
  listGeneralLedger: operation({
    summary: 'Money book of an office, newest first by default',
    access: STAFF,
    query: LedgerQuery,
    response: z.object({
      generalLedgers: z.array(LedgerEntry),
      total: z.int(),
      /** On the first page without trades: number of hidden ones, unless too many to count. */
      hiddenTrades: z.optional(z.int()),
    }),
  }),
  sumGeneralLedger: operation({
    summary: 'Amounts in and out of the same list by currency, with both legs of trades; 422 if there are too many',
    access: STAFF,
    query: LedgerFilterQuery,
    response: z.array(LedgerSum),
    list: true,
  }),
  getLedgerPeriod: operation({
    summary:
      'Opening balance, cash in and out and closing balance of a period, one row for each supported currency; 422 if there are too many entries',
    access: STAFF,
    query: LedgerPeriodQuery,
    response: z.array(LedgerPeriod),
    list: true,
  }),
  getLedgerStatement: operation({
    summary: 'Statement of an office in one currency for a period; 422 above 2,000 entries',
    access: STAFF,
    query: LedgerStatementQuery,
    response: LedgerStatement,
  }),
  getLedgerEntry: operation({
    summary: 'One entry of the money book of an office, with its legs and who booked it',
    access: STAFF,
    params: z.object({ id: NumberId }),
    query: BalanceQuery,
    response: LedgerEntryDetail,
  }),
  exportGeneralLedger: operation({
    stepUp: true,
    summary:
      'The same list as a file with a line for each leg of an entry: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: LedgerCsvQuery,
    produces: EXPORTED,
  }),
};

export type Balance = z.infer<typeof Balance>;
export type BalanceQuery = z.infer<typeof BalanceQuery>;
export type LedgerPeriod = z.infer<typeof LedgerPeriod>;
export type LedgerPeriodQuery = z.infer<typeof LedgerPeriodQuery>;
export type LedgerSum = z.infer<typeof LedgerSum>;
export type LedgerQuery = z.infer<typeof LedgerQuery>;
export type LedgerCsvQuery = z.infer<typeof LedgerCsvQuery>;
export type LedgerStatementQuery = z.infer<typeof LedgerStatementQuery>;
export type LedgerStatement = z.infer<typeof LedgerStatement>;
export type LedgerMovement = z.infer<typeof LedgerMovement>;
export type LedgerEntryDetail = z.infer<typeof LedgerEntryDetail>;
export type LedgerEntry = z.infer<typeof LedgerEntry>;
