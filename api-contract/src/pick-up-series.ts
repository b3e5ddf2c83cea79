import * as z from 'zod/mini';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { parseRule } from './recurrence-rule';
import { STAFF } from './roles';
import { Currency, Day, Id, NumberId, PositiveAmount, QueryText } from './values';

/** Largest page of the list of series, in rows. */
export const SERIES_LIST_LIMIT = 5_000;
/** So many days ahead the pick-ups of a series are there. */
export const SERIES_DAYS_AHEAD = 35;
/** So many days a preview names. */
export const SERIES_PREVIEW_DAYS = 12;

/** What becomes of a pick-up on a day on which the office is closed. */
export const HOLIDAY_RULES = ['SKIP', 'BEFORE', 'AFTER', 'KEEP'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

const RULE_MESSAGE =
  'Invalid repetition: use daily, weekly or monthly, with INTERVAL, BYDAY, BYMONTHDAY, COUNT or UNTIL';

const NO_WEEKDAY_MESSAGE = 'Choose at least one weekday';

/** A rule as RFC 5545 has it, of which `recurrence-rule.ts` knows a part: what it does not know is refused as a whole. */
export const RuleText = z.string(RULE_MESSAGE).check(
  z.maxLength(200, RULE_MESSAGE),
  z.refine((text) => !/;BYDAY=(;|$)/.test(text), { error: NO_WEEKDAY_MESSAGE, abort: true }),
  z.refine((text) => parseRule(text) !== undefined, RULE_MESSAGE),
);

const TIME_MESSAGE = 'Time must be from 00:00 to 23:59';

/** What clocks of the office show, as 'HH:mm'; null for some time of the day. */
const LocalTime = z._default(
  z.nullable(z.string(TIME_MESSAGE).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MESSAGE))),
  null,
);

const HolidayRuleName = z._default(z.enum(HOLIDAY_RULES), 'SKIP');

const plan = {
  agencyId: z.string('Agency is required').check(z.minLength(1, 'Agency is required'), z.guid('Agency is required')),
  /** Null: each time the collector of the agency's pick-up before. */
  collectorId: z._default(z.nullable(Id), null),
  rrule: RuleText,
  startDate: Day,
  localTime: LocalTime,
  scheduledAmount: PositiveAmount,
  currency: Currency,
  alertBefore24Hours: z._default(z.boolean(), false),
  holidayRule: HolidayRuleName,
};

export const SeriesInput = z.object({ ...plan, officeId: Id });

/** What holds from a day on; `startDate` is that day. Earlier pick-ups stay as they are. */
export const SeriesFollowing = z.object(plan);

/** `until`: the last day, null for as long as the rule goes. While a series is paused it has no pick-ups to come. */
export const SeriesChange = z.partial(z.object({ isPaused: z.boolean(), until: z.nullable(Day) }));

/** `resting`: its agency is archived. */
export const SERIES_STATES = ['active', 'paused', 'ended', 'resting'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

/** Pick-ups at an agency that come again; the amount in major units of `currency`. */
export const Series = z.object({
  id: Id,
  officeId: Id,
  agencyId: Id,
  agency: z.object({ id: Id, name: z.string() }),
  collectorId: z.nullable(Id),
  collector: z.nullable(z.object({ id: Id, name: z.string() })),
  rrule: z.string(),
  startDate: z.string(),
  localTime: z.nullable(z.string()),
  scheduledAmount: z.number(),
  currency: Currency,
  alertBefore24Hours: z.boolean(),
  holidayRule: z.enum(HOLIDAY_RULES),
  /** The last day on which there may be one; null for no end. */
  until: z.nullable(z.string()),
  isPaused: z.boolean(),
  state: z.enum(SERIES_STATES),
  /** The next pick-up that is planned. */
  next: z.nullable(z.object({ id: NumberId, day: z.string() })),
  /** The day of it; where none is planned yet, the next one that the rule means. Null when there is none to come. */
  nextDay: z.optional(z.nullable(z.string())),
  /** IANA name of the time zone of its office. */
  timeZone: z.string(),
});

export const SeriesListQuery = z
  .object({
    officeId: Id,
    /** Part of the name of its agency or collector. */
    search: QueryText,
    /** Those that have ended, instead of the others. */
    ended: z.optional(z.stringbool()),
    ...pageFields(SERIES_LIST_LIMIT, 500),
  })
  .check(nearPage(passedRows));

/** Which days a rule means. */
export const SeriesPreviewInput = z.object({
  officeId: Id,
  rrule: RuleText,
  startDate: Day,
  /** With it a day is left out on which that hour has passed. */
  localTime: LocalTime,
  holidayRule: HolidayRuleName,
  /** A stored series: of days that have a pick-up already, those that are open, where they were moved to. */
  seriesId: z.optional(Id),
});

/** A day that the rule means, and the one on which the pick-up is: null where it falls out, and because of what. */
const PreviewDay = z.object({ day: z.string(), planned: z.nullable(z.string()), reason: z.nullable(z.string()) });

export const SeriesPreview = z.object({
  days: z.array(PreviewDay),
  /** Whether there are more after these. */
  goesOn: z.boolean(),
});

/** What a change from a day on is about. */
export const FollowingPickUps = z.object({
  /** Pick-ups that are planned from that day on and follow the series: a change is about these. */
  touched: z.int(),
  /** Those that were changed one by one, or are collected: they stay as they are. */
  left: z.int(),
  /** The rule from that day on: of a number of times, those that are left. */
  rrule: z.string(),
});

const params = z.object({ id: Id });

export const seriesOperations = {
  listSeries: operation({
    summary: 'Recurring collections of an office, by agency',
    access: STAFF,
    query: SeriesListQuery,
    response: z.array(Series),
    list: true,
  }),
  previewSeries: operation({
    summary: 'Preview the next days of a rule, with the closures of the office',
    access: STAFF,
    body: SeriesPreviewInput,
    response: SeriesPreview,
  }),
  getSeries: operation({
    summary: 'One series of collections',
    access: STAFF,
    params,
    response: Series,
    versioned: true,
  }),
  getFollowing: operation({
    summary: 'Number of collections of a series that a change from a day on affects',
    access: STAFF,
    params,
    query: z.object({ from: Day }),
    response: FollowingPickUps,
  }),
  createSeries: operation({
    summary: 'Plan recurring collections; those of the next 35 days are created immediately',
    access: STAFF,
    body: SeriesInput,
    response: Series,
    status: 201,
    versioned: true,
  }),
  changeFollowing: operation({
    summary:
      'Change a series from today or a later day on: ends it before and creates its continuation, which is returned',
    access: STAFF,
    params,
    body: SeriesFollowing,
    response: Series,
    versioned: true,
  }),
  updateSeries: operation({
    summary: 'End, pause or resume a series',
    access: STAFF,
    params,
    body: SeriesChange,
    response: Series,
    versioned: true,
  }),
};

export type SeriesInput = z.infer<typeof SeriesInput>;
export type SeriesFollowing = z.infer<typeof SeriesFollowing>;
export type SeriesChange = z.infer<typeof SeriesChange>;
export type Series = z.infer<typeof Series>;
export type SeriesListQuery = z.infer<typeof SeriesListQuery>;
export type SeriesPreviewInput = z.infer<typeof SeriesPreviewInput>;
export type SeriesPreview = z.infer<typeof SeriesPreview>;
export type FollowingPickUps = z.infer<typeof FollowingPickUps>;
