import * as z from 'zod/mini';
import { CashInHand, CUSTODY_MODES } from './cash';
import { Collection } from './collection';
import { CURRENCY_CODES } from './currencies';
import { ExportKey } from './field-devices';
import { operation } from './operation';
import { PICK_UP_REASONS } from './pick-ups';
import { ROLES } from './roles';
import { Day, Id, NumberId } from './values';

/** Days before the asked one whose pick-ups a round contains. */
export const ROUND_PICK_UP_DAYS = 3;

/** A collection with the version that its pick-up is based on. */
export const Stop = z.extend(Collection, { version: z.int() });

/** Everything that a collector needs for one day, in one answer. Amounts in major units. */
export const Round = z.object({
  day: Day,
  /** First and last millisecond of the day. */
  begins: z.string(),
  ends: z.string(),
  timeZone: z.string(),
  officeId: Id,
  collector: z.object({ id: Id, name: z.string() }),
  /** At most 500 each. */
  stops: z.object({
    /** Open, planned before the day; oldest first. */
    late: z.array(Stop),
    /** Planned for the day and the following one, in the order of the round. */
    planned: z.array(Stop),
    /** Planned in the 30 days before, with issues; newest first. */
    reported: z.array(Stop),
    /** Collected since the day began, planned for any day. */
    collected: z.array(Stop),
  }),
  custody: z.enum(CUSTODY_MODES),
  /** True if each amount needs its notes and coins. */
  requiresCounts: z.boolean(),
  /** Notes and coins by currency, largest first, in major units. */
  denominations: z.record(z.enum(CURRENCY_CODES), z.readonly(z.array(z.string()))),
  reasonCodes: z.array(z.enum(PICK_UP_REASONS)),
  /** Limits of cash in hand; none without custody. */
  limits: z.array(
    z.object({ currency: z.enum(CURRENCY_CODES), warn: z.nullable(z.number()), max: z.nullable(z.number()) }),
  ),
  inHand: z.array(CashInHand),
  /** Pick-ups of the collector booked since three days before: a device deletes its own that has the same hash. */
  pickUps: z.array(z.object({ id: Id, collectionId: NumberId, contentHash: z.string() })),
  exportKey: ExportKey,
});

export const roundOperations = {
  getRound: operation({
    summary: 'Round of a collector on a day with its stops, rules and recorded pick-ups; has an ETag',
    access: ROLES,
    query: z.object({
      /** By default today in the time zone of the office. */
      date: z.optional(Day),
      /** By default the caller, if a COLLECTOR. */
      collectorId: z.optional(Id),
    }),
    response: Round,
  }),
};

export type Stop = z.infer<typeof Stop>;
export type Round = z.infer<typeof Round>;
