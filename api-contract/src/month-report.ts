import * as z from 'zod/mini';
import { EXPORTED, EXPORT_OPTIONS } from './export-formats';
import { operation } from './operation';
import { CountryCode, Currency, Id } from './values';

/** YYYY-MM, of any year with four digits. */
export const Month = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Not a month'));

export const MonthReportQuery = z.object({ countryCode: z.optional(CountryCode), officeId: z.optional(Id) });

/** Cash that came into the tills, vaults and bags of a place in a month or left them, in major units. */
export const MonthFlows = z.object({
  /** Cash of collections, with corrections. */
  collected: z.number(),
  exchangedIn: z.number(),
  exchangedOut: z.number(),
  /** Positive, without reversed ones. */
  expenses: z.number(),
  floats: z.number(),
  /** Received from banks and other offices minus sent to them. */
  transfers: z.number(),
  /** Found, repaid and kept amounts minus missing ones. */
  differences: z.number(),
});

/** Cash of a place in one currency, in major units. */
export const MonthSum = z.object({
  currency: Currency,
  /** Now, whatever the month. */
  held: z.object({
    till: z.number(),
    vault: z.number(),
    /** In the bags of collectors. */
    hands: z.number(),
    /** Sent to another office or a bank, and not confirmed. It has left the cash of the place. */
    onTheWay: z.number(),
  }),
  /** In tills, vaults and bags at the start of the month, and at its end or now. */
  opening: z.number(),
  closing: z.number(),
  flows: MonthFlows,
  lastFlows: MonthFlows,
  /** Open now. */
  cases: z.object({ count: z.int(), overdue: z.int(), missing: z.number(), tooMuch: z.number() }),
});

export const MonthPlace = z.object({
  /** Id of an office, or code of a country. */
  place: z.string(),
  /** Name of an office, absent for a country. */
  name: z.optional(z.string()),
  countryCode: z.string(),
  /** An archived office is listed if cash moved in one of the two months. */
  archived: z.optional(z.literal(true)),
  /** Collections that are late or whose issue has no answer, now. */
  late: z.int(),
  unanswered: z.int(),
  /** In display order; without currencies that have no figure. */
  sums: z.array(MonthSum),
});

/** Months are those of the time zone of each office. Amounts of different currencies are never added. */
export const MonthReport = z.object({
  month: Month,
  /** Countries for the whole reach of a SUPERADMIN, otherwise offices, or the requested office. */
  places: z.array(MonthPlace),
  /** Sums of all places. */
  sums: z.array(MonthSum),
});

/** Sends the figures of each month by e-mail on the first morning of the next one. */
export const MonthMail = z.object({ monthly: z.boolean() });

const params = z.object({ month: Month });

export const monthReportOperations = {
  getMonthReport: operation({
    summary: 'Cash of a month compared with the month before, by country or office and currency',
    access: ['SUPERADMIN', 'ADMIN'],
    params,
    query: MonthReportQuery,
    response: MonthReport,
  }),
  exportMonthReport: operation({
    stepUp: true,
    summary:
      'The same report as a file with a line for each place and currency: CSV (RFC 4180, UTF-8 with BOM), or a workbook (XLSX) with `format=xlsx`',
    access: ['SUPERADMIN', 'ADMIN'],
    params,
    query: z.extend(MonthReportQuery, EXPORT_OPTIONS),
    produces: EXPORTED,
  }),
  getMonthMail: operation({
    summary: 'Monthly email setting of the signed-in person',
    access: ['SUPERADMIN', 'ADMIN'],
    response: MonthMail,
  }),
  chooseMonthMail: operation({
    summary: 'Turn the monthly email on or off',
    access: ['SUPERADMIN', 'ADMIN'],
    body: MonthMail,
  }),
};

export type MonthFlows = z.infer<typeof MonthFlows>;
export type MonthSum = z.infer<typeof MonthSum>;
export type MonthPlace = z.infer<typeof MonthPlace>;
export type MonthReport = z.infer<typeof MonthReport>;
