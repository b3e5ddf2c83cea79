import * as z from 'zod/mini';
import { Collection } from './collection';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { STAFF } from './roles';
import { Id, NumberId } from './values';

/** Collections of each currency from which the usual amount of an agency is taken: its last ones. */
export const USUAL_AMOUNT_COLLECTIONS = 10;

/** Collections in each list of a summary. */
export const SUMMARY_ROWS = 3;

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

/** Facts about an agency beside its fields; each list has at most `SUMMARY_ROWS`. */
export const AgencySummary = z.object({
  /** Median of the last collected amounts by currency; the currency collected last is first. */
  usual: z.array(z.object({ currency: z.enum(CURRENCY_CODES), amount: z.number(), collections: z.int() })),
  /** Late ones, of which `next` has the latest. */
  late: z.int(),
  /** Open ones: the latest late one, then those from today, by time. */
  next: z.array(SummaryCollection),
  /** Collected ones, newest first. */
  last: z.array(SummaryCollection),
  /** Collections with an issue that is not clarified. */
  issues: z.object({ count: z.int(), collections: z.array(SummaryCollection) }),
});

/** Past days of which the punctuality of a collector is counted, before today. */
export const PUNCTUALITY_DAYS = 30;

/** Work of a collector beside their fields, by the clock of their office; each list has at most `SUMMARY_ROWS`. */
export const CollectorSummary = z.object({
  /** Stops planned for today: those with a result, and all. */
  today: z.object({ done: z.int(), total: z.int() }),
  /** Open stops planned for the last 30 days. */
  late: z.int(),
  /** Open stops of today, in the order of the round. */
  next: z.array(z.extend(SummaryCollection, { agencyName: z.string() })),
  /** Stops planned for the last 30 days: those recorded on their day, and all. */
  punctuality: z.object({ onDay: z.int(), total: z.int() }),
  /** Open cases of the collector, newest first. */
  cases: z.array(
    z.object({
      id: Id,
      number: NumberId,
      currency: z.enum(CURRENCY_CODES),
      openAmount: z.number(),
      openedDate: z.string(),
    }),
  ),
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
    summary: 'Stops of a collector today, punctuality of the last 30 days and open cases',
    access: STAFF,
    params,
    response: CollectorSummary,
  }),
};

export type SummaryCollection = z.infer<typeof SummaryCollection>;
export type CollectorSummary = z.infer<typeof CollectorSummary>;
export type AgencySummary = z.infer<typeof AgencySummary>;
