import * as z from 'zod/mini';
import { operation } from './operation';
import { STAFF } from './roles';
import { CountryCode, Currency, Id, TimeZone } from './values';

/** Days back over which is counted what leaves an office. */
export const SPENDING_DAYS = 30;
/** Without a limit, a balance is low when it does not last for so many average days of those. */
export const LOW_BALANCE_DAYS = 3;

/** A place is an office or a country; the days are those of the time zone, and without one those of each office. */
export const OverviewQuery = z.object({
  officeId: z.optional(Id),
  countryCode: z.optional(CountryCode),
  timeZone: TimeZone,
});

/** What there is of a currency, in major units. */
export const PlaceBalance = z.object({
  currency: Currency,
  amount: z.number(),
  /**
   * Whether the balance of an office there is low: below the limit that the office set, or, without one, less than left it
   * on `LOW_BALANCE_DAYS` average days of the last `SPENDING_DAYS`.
   */
  low: z.boolean(),
  /** The limit that the office set, in major units. */
  limit: z.optional(z.number()),
});

/** What was recorded today in one currency, whatever day it was planned for: how many pick-ups, and what they brought. */
export const CollectedToday = z.object({ currency: Currency, count: z.int(), amount: z.number() });

/** What is done and what is to do; each number counts the rows of the collection list with these filters. */
export const PlaceOverview = z.object({
  /** Id of an office, or code of a country. */
  place: z.string(),
  /** Planned for today, whenever they are collected. */
  today: z.object({
    scheduled: z.int(),
    /** Of which an amount is recorded, with or without issues. */
    recorded: z.int(),
    /** The states of the scheduled ones, as a reader sees them. */
    due: z.int(),
    collected: z.int(),
    issues: z.int(),
  }),
  /** `collectedSince` the start of today, late pick-ups included; in the order of the selectors. */
  collectedToday: z.array(CollectedToday),
  /** State `late`, of any day. */
  late: z.int(),
  /** `unanswered`, of any day. */
  unanswered: z.int(),
  /** In the order of the selectors; without currencies that have no limit and were never held. */
  balances: z.array(PlaceBalance),
});

/** Today's round of a collector: how many pick-ups there are, and how many of them are due. */
export const CollectorDay = z.object({ id: Id, name: z.string(), scheduled: z.int(), due: z.int() });

/** The first steps of a new office, and whether each is done. */
export const OfficeSetUp = z.object({
  agency: z.boolean(),
  collector: z.boolean(),
  /** Whether the money book has an entry. */
  float: z.boolean(),
  pickUp: z.boolean(),
});

export const Overview = z.object({
  /** The office asked for, the offices of the country asked for, or every country in the reach. */
  places: z.array(PlaceOverview),
  /** Of one office only: those who have pick-ups today, most that are due first. */
  collectors: z.array(CollectorDay),
  /** Of one office only, and absent once everything is done: nothing that is deleted later brings it back. */
  setUp: z.optional(OfficeSetUp),
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
export type PlaceBalance = z.infer<typeof PlaceBalance>;
export type CollectedToday = z.infer<typeof CollectedToday>;
export type CollectorDay = z.infer<typeof CollectorDay>;
