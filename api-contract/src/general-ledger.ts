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

/** Page size of the money book, in entries; page 0 is the first. */
export const LEDGER_PAGE_SIZE = 100;

/** What an entry of the money book comes from. */
export const LEDGER_KINDS = ['FLOAT', 'EXPENSE', 'TRADE', 'COLLECTION', 'CORRECTION', 'REVERSAL'] as const;

/** What an office holds in one currency, in major units. */
export const Balance = z.object({ currency: Currency, amount: z.number() });

export const BalanceQuery = z.object({ officeId: z.optional(Id) });

const filters = {
  officeId: z.optional(Id),
  /** Only the entries of this collection. */
  collectionId: z.optional(NumberId),
  /** Both ends are included. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  /** Whether trades, and what reverses them, are listed as well. */
  trade: z._default(z.stringbool(), false),
};

/** What the money book shows, and its sums add up. */
export const LedgerFilterQuery = z.object(filters);

/** What came into and left the cash of an office in one currency, in major units, both above 0. */
export const LedgerSum = z.object({ currency: Currency, in: z.number(), out: z.number() });

export const LedgerQuery = z
  .object({
    ...filters,
    sort: z._default(z.enum(MONEY_ORDERS), 'newest'),
    /** The entries that follow this one in the order, however far back it is, instead of those of a page. */
    after: z.optional(NumberId),
    page: queryInteger(0, 1_000_000, 0),
    limit: queryInteger(1, 1000, LEDGER_PAGE_SIZE),
  })
  .check(nearPage(({ page, ...rest }) => passedRows({ ...rest, page: page + 1 })));

export const LedgerCsvQuery = z.object({
  ...filters,
  /** A file has every entry and a balance that adds up line by line, unless trades are left out: then it has no balance. */
  trade: z._default(z.stringbool(), true),
  timeZone: TimeZone,
  language: z.optional(LanguageCode),
  format: ExportFormat,
  columns: ExportColumns,
});

/** What an entry moved in one currency, below 0 when it left, and what the office held right after it. Major units. */
export const LedgerMovement = z.object({ currency: Currency, amount: z.number(), balance: z.number() });

/** One entry of the money book; `id` is its number in the office's journal. Amounts in major units. */
export const LedgerEntry = z.object({
  id: NumberId,
  /** The moment of booking, which the money book is ordered by. */
  date: z.string(),
  /** Of an expense or a float: when it happened, as people say. */
  valueDate: z.nullable(z.string()),
  kind: z.enum(LEDGER_KINDS),
  currency: Currency,
  collectionId: z.nullable(NumberId),
  /** The entry that this one corrects or reverses. */
  correctsId: z.nullable(NumberId),
  /** The later entry that corrects this one, if there is one. */
  correctedById: z.nullable(NumberId),
  /** Null while the entry stands. */
  reversal: z.nullable(Reversal),
  /** What the office held in `currency` right after this entry, with everything that the filter hides. */
  balance: z.number(),
  /** One for each leg: two of a trade and of its reversal. With these of all entries, every balance adds up. */
  movements: z.array(LedgerMovement),
  /** The movement of the office's cash, below 0 when it left; of a trade the leg that left. */
  transaction: z.object({
    /** Of the expense or the float; null for an entry of another kind. */
    id: z.nullable(Id),
    amount: z.number(),
    /** In English where nobody wrote anything; a screen in another language makes its words from the kind and the numbers. */
    description: z.string(),
    /** What a person wrote: the reason, or the purpose. */
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

/** An entry with all that is known of it. */
export const LedgerEntryDetail = z.extend(LedgerEntry, {
  /** The name of who booked it. */
  by: z.string(),
  /** Why, for a correction, a reversal, or what was unusual. */
  reason: z.nullable(z.string()),
});

/** So many entries are in one statement; a longer period is for the export. */
export const STATEMENT_LIMIT = 2000;

/** A currency and a period, both ends of which are included. */
export const LedgerStatementQuery = z.object({
  officeId: z.optional(Id),
  currency: Currency,
  from: Instant,
  to: Instant,
});

/** What an office held of one currency at both ends of a period, and every entry between them, oldest first. Major units. */
export const LedgerStatement = z.object({
  currency: Currency,
  opening: z.number(),
  in: z.number(),
  out: z.number(),
  closing: z.number(),
  /** The amount and the balance of a trade are those of its leg in this currency. */
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
      /** On the first page without trades: how many the filter hides, unless those are too many to be counted. */
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
    summary:
      'The same list as a file with a line for each leg of an entry: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: STAFF,
    query: LedgerCsvQuery,
    produces: EXPORTED,
  }),
};

export type Balance = z.infer<typeof Balance>;
export type BalanceQuery = z.infer<typeof BalanceQuery>;
export type LedgerSum = z.infer<typeof LedgerSum>;
export type LedgerQuery = z.infer<typeof LedgerQuery>;
export type LedgerCsvQuery = z.infer<typeof LedgerCsvQuery>;
export type LedgerStatementQuery = z.infer<typeof LedgerStatementQuery>;
export type LedgerStatement = z.infer<typeof LedgerStatement>;
export type LedgerMovement = z.infer<typeof LedgerMovement>;
export type LedgerEntryDetail = z.infer<typeof LedgerEntryDetail>;
export type LedgerEntry = z.infer<typeof LedgerEntry>;
