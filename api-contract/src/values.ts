import * as z from 'zod/mini';
import { COUNTRY_CODES } from './countries';
import { CURRENCY_CODES } from './currencies';
import { EMAIL_LIMIT, isMailbox, mailboxOf } from './email';
import { AMOUNT_LIMIT } from './money';
import { isPhone } from './phone';
import { ROLES } from './roles';
import { typedLine, typedLines } from './typed-text';

/** Longest text that a single-line field takes, in characters. */
export const TEXT_LIMIT = 200;
/** Longest list of phone numbers of one place, in characters. */
const PHONE_LIMIT = 120;
/** Longest note or description, in characters. */
export const NOTE_LIMIT = 2000;

export const EMAIL_MESSAGE = 'Invalid email address';

// PostgreSQL cannot store U+0000 in a text, nor half of a surrogate pair in JSON.
const storable = z.refine<string>(
  (text) => !/\0|\p{Surrogate}/u.test(text),
  'Contains a character that cannot be stored',
);

/** Notes may have lines, names and the like may not; neither has characters that cannot be seen, or spaces around. */
function asTyped(limit: number) {
  const typed = limit > TEXT_LIMIT ? typedLines : typedLine;
  return z.overwrite<string>((text) => typed(text).trim());
}

/** A text that must not be blank; `message` says what is missing. */
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

/** One phone number or several, as people list them. */
export const Phone = requiredText('Phone number is required', PHONE_LIMIT).check(phones);
/** The same where there may be none. */
export const OptionalPhone = optionalText(PHONE_LIMIT).check(phones);

/** Every UUID that a database keeps, whichever version it says to be: records may come from elsewhere. */
export const Id = z.guid('Not a valid id');
/** Collections, trades and ledger entries carry short numbers that people read aloud; as text, as every id. */
export const NumberId = z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Not a valid number'));
/** A country of the reference table. Answers say `z.string()`: what is stored may be older than the table. */
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

/** Other years are those of another calendar, or a slip of the hand. */
const YEARS_MESSAGE = 'The year is between 2000 and 2099';
/** Days begin and end up to 14 hours away from those of UTC. */
const [EARLIEST, LATEST] = [Date.UTC(1999, 11, 31, 10), Date.UTC(2100, 0, 1, 12)];

/** A check of an instant that a record keeps. What is no instant is said by another one. */
export const ofRecordedYears = z.refine<string>((text) => {
  const moment = Date.parse(text);
  return Number.isNaN(moment) || (moment >= EARLIEST && moment < LATEST);
}, YEARS_MESSAGE);

/** An instant that a record keeps: of the years 2000 to 2099 of its office. */
export function recordedInstant(message = INSTANT_MESSAGE) {
  return instant(message).check(ofRecordedYears);
}

const DAY_MESSAGE = 'Not a valid day';

/** A day of a calendar, 'YYYY-MM-DD', from 2000 to 2099. */
export const Day = day();

/** The same with another message for what is no day. */
export function day(message = DAY_MESSAGE) {
  return z.iso.date(message).check(z.regex(/^20/, YEARS_MESSAGE));
}

/** In the query of a list: its records that are archived and can be restored, instead of those in use. */
export const Archived = z.optional(z.stringbool());

/** IANA name of the time zone in which an export writes dates and days are counted; UTC without it. */
export const TimeZone = z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'Not a time zone')));

/** The same as a part of a record: a place has a name, which an offset is not. */
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

/** What a person typed into a search box. */
export const QueryText = z.optional(z.string().check(z.trim(), z.maxLength(TEXT_LIMIT), storable));

/** A decimal amount in major units with at most 2 decimals, for example 120.5 USD; below 10^13 on both sides of zero. */
export const Amount = z
  .number('Amount must be a number')
  .check(
    z.gt(-AMOUNT_LIMIT, 'Amount is too large'),
    z.lt(AMOUNT_LIMIT, 'Amount is too large'),
    z.refine(hasTwoDecimals, 'Amount has at most 2 decimals'),
  );

export const AMOUNT_MESSAGE = 'Amount must be positive';
/** An amount of at least 0. */
export const PositiveAmount = Amount.check(z.gte(0, AMOUNT_MESSAGE));

/** Units of the new currency for one unit of the old: above 0, at most 8 decimals. */
export const Rate = z.number('Rate must be a number').check(
  z.gt(0, 'Rate must be positive'),
  z.lt(1e9, 'Rate is too large'),
  z.refine((rate) => Number(rate.toFixed(8)) === rate, 'Rate has at most 8 decimals'),
);

/** A page number or a page size of a query, which arrives as text. */
export function queryInteger(minimum: number, maximum: number, fallback: number) {
  return z._default(
    z.coerce.number('Not a whole number').check(z.int('Not a whole number'), z.gte(minimum), z.lte(maximum)),
    fallback,
  );
}

function hasTwoDecimals(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}
