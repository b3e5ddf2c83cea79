import * as z from 'zod/mini';
import { CashInHand } from './cash';
import { Collection } from './collection';
import { CURRENCY_CODES } from './currencies';
import { Closure } from './office-closures';
import { operation } from './operation';
import { ADMINS, STAFF } from './roles';
import { Id, NumberId } from './values';

/** Collections of each currency from which the usual amount of an agency is taken: its last ones. */
export const USUAL_AMOUNT_COLLECTIONS = 10;

/** Records in each list of a summary. */
export const SUMMARY_ROWS = 3;

const currency = z.enum(CURRENCY_CODES);

/** A collection without its agency, people, notes and files. Amounts in major units. */
const SummaryCollection = z.pick(Collection, {
  id: true,
  status: true,
  scheduledCollectionDate: true,
  hasTime: true,
  actualCollectionDate: true,
  scheduledAmount: true,
  collectedAmount: true,
  currency: true,
});

/** `collectorName` is absent from older servers. */
const AgencyCollection = z.extend(SummaryCollection, { collectorName: z.optional(z.string()) });

/** Facts about an agency beside its fields; each list has at most `SUMMARY_ROWS`. */
export const AgencySummary = z.object({
  /** Median of the last collected amounts by currency; the currency collected last is first. */
  usual: z.array(z.object({ currency, amount: z.number(), collections: z.int() })),
  /** Late ones, of which `next` has the latest. */
  late: z.int(),
  /** Open ones: the latest late one, then those from today, by time. */
  next: z.array(AgencyCollection),
  /** Collected ones, newest first. */
  last: z.array(AgencyCollection),
  /** Collections with an issue that is not clarified. */
  issues: z.object({ count: z.int(), collections: z.array(AgencyCollection) }),
});

/** Stops of today, and collections in the bag, in the summary of a collector. */
export const COLLECTOR_SUMMARY_ROWS = 15;

/** Past days of which the punctuality of a collector is counted, before today. */
export const PUNCTUALITY_DAYS = 30;

/** Cash of a collection that is in the hand of its collector, in major units. */
const BagCollection = z.object({
  id: NumberId,
  agencyName: z.string(),
  currency,
  amount: z.number(),
  bookedDate: z.string(),
});

/**
 * Work of a collector beside their fields, by the clock of their office; each list has at most `SUMMARY_ROWS`, those
 * of `stops` and `bagCollections` at most `COLLECTOR_SUMMARY_ROWS`.
 */
export const CollectorSummary = z.object({
  /** Stops planned for today: those with a result, and all. */
  today: z.object({
    done: z.int(),
    total: z.int(),
    /** Sums by currency, in major units. Absent from older servers. */
    amounts: z.optional(z.array(z.object({ currency, collected: z.number(), planned: z.number() }))),
  }),
  /** Open stops planned for the last 30 days. */
  late: z.int(),
  /** Open stops of today, in the order of the round. */
  next: z.array(z.extend(SummaryCollection, { agencyName: z.string() })),
  /** Stops of today: open ones in the order of the round, then the others, newest first. Absent from older servers. */
  stops: z.optional(z.array(z.extend(SummaryCollection, { agencyName: z.string() }))),
  /** Stops planned for the last 30 days that have an issue. Absent from older servers. */
  issues: z.optional(z.int()),
  /** Stops planned for the last 30 days: those recorded on their day, and all. */
  punctuality: z.object({ onDay: z.int(), total: z.int() }),
  /** Open cases of the collector, newest first. */
  cases: z.array(
    z.object({
      id: Id,
      number: NumberId,
      currency,
      openAmount: z.number(),
      openedDate: z.string(),
    }),
  ),
  /** Cash in hand, the longest held first; null in an office without custody. */
  bag: z.nullable(z.array(CashInHand)),
  /** Collections with cash in the bag, newest first; none in an office without custody. Absent from older servers. */
  bagCollections: z.optional(z.array(BagCollection)),
  /** Last handover; null without one. */
  handover: z.nullable(
    z.object({
      id: Id,
      number: NumberId,
      date: z.string(),
      /** True while it waits for the count of the office. */
      toReceive: z.optional(z.boolean()),
      /** Counted amounts in major units, once it has ended. Absent from older servers. */
      amounts: z.optional(z.array(z.object({ currency, amount: z.number() }))),
    }),
  ),
});

/** Expenses of an office for a supplier, in major units; months are those of the office and of the booking. */
export const SupplierSummary = z.object({
  /** By currency; a reversal is subtracted in its own month. */
  expenses: z.array(z.object({ currency, thisMonth: z.number(), lastMonth: z.number() })),
  /** Number of expenses that are not reversed. */
  count: z.int(),
  /** The newest of them; `id` is the number of the entry. */
  last: z.array(z.object({ id: NumberId, date: z.string(), amount: z.number(), currency, description: z.string() })),
});

/** Expenses of an office for one of its suppliers, or without one, in one currency, as in `SupplierSummary`. */
const SupplierExpenses = z.object({
  /** Null for expenses without a supplier. */
  supplierId: z.nullable(Id),
  currency,
  thisMonth: z.number(),
  lastMonth: z.number(),
  /** Last expense of both months that is not reversed; null if all are. */
  lastDate: z.nullable(z.string()),
});

/** Cash, people, closures and open days of an office; each list has at most `SUMMARY_ROWS`. */
export const OfficeSummary = z.object({
  custody: z.boolean(),
  /** One row for each supported currency, in major units; without custody all is in the till. */
  cash: z.array(z.object({ currency, till: z.number(), vault: z.number(), hands: z.number(), onTheWay: z.number() })),
  managers: z.array(z.object({ id: Id, name: z.string() })),
  /** Numbers of all people. */
  counts: z.object({ managers: z.int(), collectors: z.int() }),
  /** Present and next ones. */
  closures: z.array(z.pick(Closure, { id: true, from: true, to: true, reason: true })),
  /** Open business days, earliest first; none without custody. */
  days: z.array(z.object({ day: z.string(), openedDate: z.string() })),
});

const params = z.object({ id: Id });

export const summaryOperations = {
  getAgencySummary: operation({
    summary: 'Usual amount of an agency, its next and last collections and open issues',
    access: STAFF,
    params,
    response: AgencySummary,
  }),
  getCollectorSummary: operation({
    summary: 'Stops of a collector today, punctuality of the last 30 days, open cases and cash in hand',
    access: STAFF,
    params,
    response: CollectorSummary,
  }),
  getSupplierSummary: operation({
    summary: 'Expenses of an office for a supplier: this month, last month and the last ones',
    access: STAFF,
    params,
    query: z.object({ officeId: z.optional(Id) }),
    response: SupplierSummary,
  }),
  listSupplierExpenses: operation({
    summary: 'Expenses of an office by supplier and currency: this month and last month',
    access: STAFF,
    query: z.object({ officeId: z.optional(Id) }),
    response: z.array(SupplierExpenses),
  }),
  getOfficeSummary: operation({
    summary: 'Cash, people, closures and open business days of an office',
    access: ADMINS,
    params,
    response: OfficeSummary,
  }),
};

export type SummaryCollection = z.infer<typeof SummaryCollection>;
export type AgencyCollection = z.infer<typeof AgencyCollection>;
export type CollectorSummary = z.infer<typeof CollectorSummary>;
export type AgencySummary = z.infer<typeof AgencySummary>;
export type SupplierSummary = z.infer<typeof SupplierSummary>;
export type SupplierExpenses = z.infer<typeof SupplierExpenses>;
export type OfficeSummary = z.infer<typeof OfficeSummary>;
