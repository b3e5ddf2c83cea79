import * as z from 'zod/mini';
import { operation } from './operation';
import { STAFF } from './roles';
import { CountryCode, Currency, Day, Id, NumberId, TimeZone } from './values';

/** Number of past days for the average spending of an office. */
export const SPENDING_DAYS = 30;
/** Without a limit, a balance is low if it lasts for fewer average days. */
export const LOW_BALANCE_DAYS = 3;

/** A place is an office or a country; days default to the time zone of each office. */
export const OverviewQuery = z.object({
  officeId: z.optional(Id),
  countryCode: z.optional(CountryCode),
  timeZone: TimeZone,
});

/** Balance of a currency, in major units. */
export const PlaceBalance = z.object({
  currency: Currency,
  amount: z.number(),
  /**
   * True if the balance of one of its offices is low: below its limit or, without one, below `LOW_BALANCE_DAYS` times
   * the average spending of the last `SPENDING_DAYS` days.
   */
  low: z.boolean(),
  /** Limit set by the office, in major units. */
  limit: z.optional(z.number()),
});

/** Cash outside the tills of offices with custody, in major units. */
export const CashOutside = z.object({
  currency: Currency,
  vault: z.number(),
  /** In the bags of collectors. */
  hands: z.number(),
  /** Sent to another office or a bank, and not confirmed. */
  onTheWay: z.number(),
});

/** Collections recorded today in one currency, whenever planned: number and amount. */
export const CollectedToday = z.object({ currency: Currency, count: z.int(), amount: z.number() });

/** Open collections in one currency. */
export const OpenCash = z.object({
  currency: Currency,
  /** Scheduled amount, in major units. */
  amount: z.number(),
  /** Scheduled time of the oldest one. */
  since: z.string(),
});

/** Figures of a place; each number equals the rows of the collection list with these filters. */
export const PlaceOverview = z.object({
  /** Id of an office, or code of a country. */
  place: z.string(),
  /** Planned for today, whenever collected. */
  today: z.object({
    scheduled: z.int(),
    /** With a recorded amount, with or without issues. */
    recorded: z.int(),
    due: z.int(),
    collected: z.int(),
    issues: z.int(),
  }),
  /** Recorded since the start of today, including late ones; in display order. */
  collectedToday: z.array(CollectedToday),
  /** State `late`, of any day. */
  late: z.int(),
  /** `unanswered`, of any day. */
  unanswered: z.int(),
  /** By currency, in display order; absent without late or unanswered collections. */
  lateCash: z.optional(z.array(OpenCash)),
  unansweredCash: z.optional(z.array(OpenCash)),
  /** In display order; without currencies that have neither a limit nor a history. */
  balances: z.array(PlaceBalance),
  /** Absent without such cash, and without custody. */
  outside: z.optional(z.array(CashOutside)),
});

/** Number of collections of a task that are named. */
export const FIRST_OPEN = 3;

/** One of the oldest open collections. */
export const OpenCollection = z.object({
  id: NumberId,
  agency: z.string(),
  collector: z.string(),
  /** Scheduled amount, in major units. */
  amount: z.number(),
  currency: Currency,
  /** Scheduled time. */
  since: z.string(),
});

/** Today's round of a collector: number of collections, and of due ones. */
export const CollectorDay = z.object({ id: Id, name: z.string(), scheduled: z.int(), due: z.int() });

/** Setup steps of a new office. */
export const OfficeSetUp = z.object({
  agency: z.boolean(),
  collector: z.boolean(),
  float: z.boolean(),
  pickUp: z.boolean(),
});

export const Overview = z.object({
  /** The requested office, the offices of the requested country, or all accessible countries. */
  places: z.array(PlaceOverview),
  /** For a single office: collectors with collections today, most due ones first. */
  collectors: z.array(CollectorDay),
  /** For a single office: its oldest open collections, at most `FIRST_OPEN` of each kind. */
  oldest: z.optional(z.object({ late: z.array(OpenCollection), unanswered: z.array(OpenCollection) })),
  /** For a single office: absent once complete, and never shown again. */
  setUp: z.optional(OfficeSetUp),
  /** For a single office with custody: the latest business day that ended without being closed. */
  dayToClose: z.optional(Day),
});

export const overviewOperations = {
  getOverview: operation({
    summary: 'Tasks and figures of today for an office, a country or the whole reach',
    access: STAFF,
    query: OverviewQuery,
    response: Overview,
  }),
};

export type OfficeSetUp = z.infer<typeof OfficeSetUp>;
export type Overview = z.infer<typeof Overview>;
export type PlaceOverview = z.infer<typeof PlaceOverview>;
export type CashOutside = z.infer<typeof CashOutside>;
export type PlaceBalance = z.infer<typeof PlaceBalance>;
export type OpenCash = z.infer<typeof OpenCash>;
export type CollectedToday = z.infer<typeof CollectedToday>;
export type OpenCollection = z.infer<typeof OpenCollection>;
export type CollectorDay = z.infer<typeof CollectorDay>;
