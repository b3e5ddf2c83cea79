import * as z from 'zod/mini';
import { nearPage, pageFields, passedRows } from './list-pages';
import { operation } from './operation';
import { parseRule } from './recurrence-rule';
import { STAFF } from './roles';
import { Currency, Day, Id, NumberId, PositiveAmount, QueryText } from './values';

/** Largest page of the list of series, in rows. */
export const SERIES_LIST_LIMIT = 5_000;
/** Number of days ahead for which collections of a series are created. */
export const SERIES_DAYS_AHEAD = 35;
export const SERIES_PREVIEW_DAYS = 12;

/** Rule for a collection on a day on which the office is closed. */
export const HOLIDAY_RULES = ['SKIP', 'BEFORE', 'AFTER', 'KEEP'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

const RULE_MESSAGE =
  'Invalid repetition: use daily, weekly or monthly, with INTERVAL, BYDAY, BYMONTHDAY, COUNT or UNTIL';

const NO_WEEKDAY_MESSAGE = 'Choose at least one weekday';

/** A subset of RFC 5545 (see `recurrence-rule.ts`); other rules are refused. */
export const RuleText = z.string(RULE_MESSAGE).check(
  z.maxLength(200, RULE_MESSAGE),
  z.refine((text) => !/;BYDAY=(;|$)/.test(text), { error: NO_WEEKDAY_MESSAGE, abort: true }),
  z.refine((text) => parseRule(text) !== undefined, RULE_MESSAGE),
);

const TIME_MESSAGE = 'Time must be from 00:00 to 23:59';

/** Local time of the office, as 'HH:mm'; null for the whole day. */
const LocalTime = z._default(
  z.nullable(z.string(TIME_MESSAGE).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MESSAGE))),
  null,
);

const HolidayRuleName = z._default(z.enum(HOLIDAY_RULES), 'SKIP');

const plan = {
  agencyId: z.string('Agency is required').check(z.minLength(1, 'Agency is required'), z.guid('Agency is required')),
  /** Null takes the collector of the agency's previous collection. */
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

/** A change from `startDate` on; earlier collections stay. */
export const SeriesFollowing = z.object(plan);

/** `until` is the last day, null for no end. A paused series has no future collections. */
export const SeriesChange = z.partial(z.object({ isPaused: z.boolean(), until: z.nullable(Day) }));

/** `resting` means that its agency is archived. */
export const SERIES_STATES = ['active', 'paused', 'ended', 'resting'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

/** Recurring collections at an agency; the amount in major units of `currency`. */
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
  /** Last possible day; null for no end. */
  until: z.nullable(z.string()),
  isPaused: z.boolean(),
  state: z.enum(SERIES_STATES),
  next: z.nullable(z.object({ id: NumberId, day: z.string() })),
  /** Its day; if none is planned yet, the next day of the rule. Null if there is none. */
  nextDay: z.optional(z.nullable(z.string())),
  /** IANA time zone of its office. */
  timeZone: z.string(),
});

export const SeriesListQuery = z
  .object({
    officeId: Id,
    search: QueryText,
    ended: z.optional(z.stringbool()),
    ...pageFields(SERIES_LIST_LIMIT, 500),
  })
  .check(nearPage(passedRows));

/** Request for the days of a rule. */
export const SeriesPreviewInput = z.object({
  officeId: Id,
  rrule: RuleText,
  startDate: Day,
  /** Excludes a day on which this time has passed. */
  localTime: LocalTime,
  holidayRule: HolidayRuleName,
  /** A stored series, whose moved open collections are taken into account. */
  seriesId: z.optional(Id),
});

/** A day of the rule, and the day of its collection: null if cancelled, with the reason. */
const PreviewDay = z.object({ day: z.string(), planned: z.nullable(z.string()), reason: z.nullable(z.string()) });

export const SeriesPreview = z.object({
  days: z.array(PreviewDay),
  goesOn: z.boolean(),
});

/** Collections affected by a change from a day on. */
export const FollowingCollections = z.object({
  touched: z.int(),
  /** Collections changed individually or already collected: these stay. */
  left: z.int(),
  /** Rule from that day on; a `COUNT` is reduced to the remaining times. */
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
    response: FollowingCollections,
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
export type FollowingCollections = z.infer<typeof FollowingCollections>;
