import * as z from 'zod/mini';
import { COUNTRY_CODES } from './countries';
import { CURRENCY_CODES } from './currencies';
import { EMAIL_LIMIT, isMailbox, mailboxOf } from './email';
import { AMOUNT_LIMIT } from './money';
import { isPhone } from './phone';
import { ROLES } from './roles';
import { typedLine, typedLines } from './typed-text';

/** Longest single-line text, in characters. */
export const TEXT_LIMIT = 200;
/** Longest list of phone numbers, in characters. */
const PHONE_LIMIT = 120;
/** Longest note or description, in characters. */
export const NOTE_LIMIT = 2000;

export const EMAIL_MESSAGE = 'Invalid email address';

// PostgreSQL cannot store U+0000 in a text, nor half of a surrogate pair in JSON.
const storable = z.refine<string>(
  (text) => !/\0|\p{Surrogate}/u.test(text),
  'Contains a character that cannot be stored',
);

/** Removes invisible characters and surrounding spaces; only notes may have several lines. */
function asTyped(limit: number) {
  const typed = limit > TEXT_LIMIT ? typedLines : typedLine;
  return z.overwrite<string>((text) => typed(text).trim());
}

/** A non-blank text; `message` is shown if it is missing. */
export function requiredText(message: string, limit = TEXT_LIMIT) {
  return z
    .string(message)
    .check(asTyped(limit), z.minLength(1, message), z.maxLength(limit, `At most ${limit} characters`), storable);
}

/** A text that may be empty. */
export function optionalText(limit = TEXT_LIMIT) {
  return z.string().check(asTyped(limit), z.maxLength(limit, `At most ${limit} characters`), storable);
}

const phones = z.refine<string>((text) => text === '' || isPhone(text), 'Invalid phone number');

/** One or several phone numbers. */
export const Phone = requiredText('Phone number is required', PHONE_LIMIT).check(phones);
/** The same, or empty. */
export const OptionalPhone = optionalText(PHONE_LIMIT).check(phones);

/** Any UUID version, since records may be imported. */
export const Id = z.guid('Not a valid id');
/** Short number of a collection, trade or ledger entry, readable aloud; a text like all ids. */
export const NumberId = z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Not a valid number'));
/** A country of the reference table. Answers use `z.string()`, since stored codes may be older than the table. */
export function countryCode(message = 'Not a two-letter country code') {
  return z.string(message).check(
    z.minLength(1, message),
    z.refine((code) => COUNTRY_CODES.has(code), message),
  );
}
export const CountryCode = countryCode();
export const Email = z.string(EMAIL_MESSAGE).check(
  z.overwrite((text) => mailboxOf(typedLine(text).trim())),
  z.maxLength(EMAIL_LIMIT, EMAIL_MESSAGE),
  z.refine(isMailbox, EMAIL_MESSAGE),
);
export const RoleName = z.enum(ROLES);
export const Currency = z.enum(CURRENCY_CODES, 'Currency is required');

const INSTANT_MESSAGE = 'Not a valid date and time';

/** An instant as ISO 8601 with an offset; answers are always in UTC. */
export function instant(message = INSTANT_MESSAGE) {
  return z.iso.datetime({ offset: true, error: message }).check(
    // PostgreSQL has no year 0, and no offset of 16 hours.
    z.refine((text) => !text.startsWith('0000') && !/[+-](1[6-9]|2\d):\d\d$/.test(text), message),
  );
}

export const Instant = instant();

/** Other years are typing errors or another calendar. */
const YEARS_MESSAGE = 'The year is between 2000 and 2099';
/** Local days begin and end up to 14 hours from those of UTC. */
const [EARLIEST, LATEST] = [Date.UTC(1999, 11, 31, 10), Date.UTC(2100, 0, 1, 12)];

/** Check of the years of an instant; ignores invalid ones, which have their own message. */
export const ofRecordedYears = z.refine<string>((text) => {
  const moment = Date.parse(text);
  return Number.isNaN(moment) || (moment >= EARLIEST && moment < LATEST);
}, YEARS_MESSAGE);

/** A stored instant in the years 2000 to 2099, in any time zone. */
export function recordedInstant(message = INSTANT_MESSAGE) {
  return instant(message).check(ofRecordedYears);
}

const DAY_MESSAGE = 'Not a valid day';

/** A calendar day, 'YYYY-MM-DD', from 2000 to 2099. */
export const Day = day();

/** The same with another message for an invalid day. */
export function day(message = DAY_MESSAGE) {
  return z.iso.date(message).check(z.regex(/^20/, YEARS_MESSAGE));
}

/** List filter: archived records instead of active ones. */
export const Archived = z.optional(z.stringbool());

/** IANA time zone for dates of exports and for counting days; defaults to UTC. */
export const TimeZone = z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Not a time zone')));

/** The same as a required field; an offset is no time zone name. */
export function timeZoneName(message: string) {
  return z.string(message).check(
    z.minLength(1, message),
    z.maxLength(64, 'Not a time zone'),
    z.refine((name) => name === '' || (/^[A-Za-z]/.test(name) && isTimeZone(name)), 'Not a time zone'),
  );
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}

/** Search text. */
export const QueryText = z.optional(z.string().check(z.trim(), z.maxLength(TEXT_LIMIT), storable));

/**
 * A decimal amount in major units with at most 2 decimals, for example 120.5 USD; its absolute value is below 10^13.
 */
export const Amount = z
  .number('Amount must be a number')
  .check(
    z.gt(-AMOUNT_LIMIT, 'Amount is too large'),
    z.lt(AMOUNT_LIMIT, 'Amount is too large'),
    z.refine(hasTwoDecimals, 'Amount has at most 2 decimals'),
  );

export const AMOUNT_MESSAGE = 'Amount must be positive';
/** A non-negative amount. */
export const PositiveAmount = Amount.check(z.gte(0, AMOUNT_MESSAGE));

/** Units of the new currency for one unit of the old: positive, at most 8 decimals. */
export const Rate = z.number('Rate must be a number').check(
  z.gt(0, 'Rate must be positive'),
  z.lt(1e9, 'Rate is too large'),
  z.refine((rate) => Number(rate.toFixed(8)) === rate, 'Rate has at most 8 decimals'),
);

/** A page number or size in a query, parsed from text. */
export function queryInteger(minimum: number, maximum: number, fallback: number) {
  return z._default(
    z.coerce.number('Not a whole number').check(z.int('Not a whole number'), z.gte(minimum), z.lte(maximum)),
    fallback,
  );
}

function hasTwoDecimals(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}
