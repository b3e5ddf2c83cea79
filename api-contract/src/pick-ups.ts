import * as z from 'zod/mini';
import { Collection } from './collection';
import { CURRENCY_CODES, type CurrencyCode } from './currencies';
import { countedMinor, DENOMINATIONS } from './denominations';
import { AMOUNT_LIMIT, toMinor } from './money';
import { operation } from './operation';
import { ROLES } from './roles';
import { Currency, Id, Instant, NOTE_LIMIT, NumberId, optionalText, PositiveAmount } from './values';

export const PICK_UP_OUTCOMES = ['COLLECTED', 'NOT_COLLECTED'] as const;

/** Usual reasons of a stop without cash; OTHER needs a note. */
export const PICK_UP_REASONS = ['CLOSED', 'NO_CASH', 'REFUSED', 'NOT_REACHED', 'OTHER'] as const;

/**
 * Marks for the office; nothing is refused for them. `schedule-changed`: the office changed the schedule after the phone
 * read it. `late`: booked on a later day than recorded. `clock-off`: the clock of the device is more than 10 minutes
 * off. `unplanned`: the collection was cancelled or given to another collector meanwhile, so that it remains as it is.
 */
export const PICK_UP_FLAGS = ['schedule-changed', 'late', 'clock-off', 'unplanned'] as const;

const Counts = z.record(z.string(), z.int().check(z.gte(0), z.lte(1_000_000)));

/** Cash in one currency, in major units; `counts` are notes and coins by denomination. */
const PickUpLine = z
  .object({ currency: Currency, amount: PositiveAmount, counts: z.optional(z.nullable(Counts)) })
  .check(
    z.refine(({ currency, amount, counts }) => !counts || addsUp(currency, amount, counts), {
      path: ['counts'],
      error: 'The notes and coins do not add up to the amount',
    }),
  );

function addsUp(currency: CurrencyCode, amount: number, counts: Readonly<Record<string, number>>): boolean {
  const isKnown = Object.keys(counts).every((value) => DENOMINATIONS[currency].includes(value));
  return isKnown && Math.abs(amount) < AMOUNT_LIMIT && countedMinor(counts) === toMinor(amount);
}

const Position = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
  /** Radius in metres. */
  accuracy: z.number().check(z.gte(0), z.lte(1e7)),
});

/** `clockOffsetMs` is the time of the server minus that of the device, null if not measured. */
const Device = z.object({
  id: Id,
  app: optionalText(),
  clockOffsetMs: z.nullable(z.int()),
});

const fact = {
  collectionId: NumberId,
  outcome: z.enum(PICK_UP_OUTCOMES),
};

/**
 * A pick-up as a device recorded it. The first line in the currency of the collection sets its collected amount; other
 * currencies are booked beside it.
 */
export const PickUpInput = z
  .object({
    /** UUIDv7 made by the device at the tap, and never used again. */
    id: z.uuidv7('Not a valid id'),
    ...fact,
    reasonCode: z._default(z.nullable(z.enum(PICK_UP_REASONS)), null),
    /** Version of the collection that the device showed; 0 if it knew only the row of a list. */
    basedOnVersion: z.int().check(z.gte(0), z.lte(2_147_483_647)),
    lines: z.array(PickUpLine).check(
      z.maxLength(CURRENCY_CODES.length, 'Each currency at most once'),
      z.refine(
        (lines) => new Set(lines.map(({ currency }) => currency)).size === lines.length,
        'Each currency at most once',
      ),
    ),
    note: z._default(optionalText(NOTE_LIMIT), ''),
    signerName: z._default(optionalText(), ''),
    /** Number of the seal of a bag. */
    seal: z._default(optionalText(), ''),
    occurredAt: Instant,
    position: z._default(z.nullable(Position), null),
    device: z._default(z.nullable(Device), null),
  })
  .check(
    z.refine(({ outcome, lines }) => (outcome === 'COLLECTED') === lines.length > 0, {
      path: ['lines'],
      error: 'A collected stop has amounts, another has none',
    }),
    z.refine(({ outcome, reasonCode }) => (outcome === 'NOT_COLLECTED') === (reasonCode !== null), {
      path: ['reasonCode'],
      error: 'Reason is required',
    }),
    z.refine(({ reasonCode, note }) => reasonCode !== 'OTHER' || note !== '', {
      path: ['note'],
      error: 'Reason is required',
    }),
  );

const Named = z.object({ id: Id, name: z.string() });

/** A recorded pick-up, which never changes. Amounts in major units. */
export const PickUp = z.object({
  id: Id,
  ...fact,
  officeId: Id,
  reasonCode: z.nullable(z.enum(PICK_UP_REASONS)),
  lines: z.array(
    z.object({
      currency: z.enum(CURRENCY_CODES),
      amount: z.number(),
      counts: z.nullable(Counts),
      /** Entry of the general ledger; null for an amount of 0. */
      entryNumber: z.nullable(NumberId),
    }),
  ),
  note: z.string(),
  signerName: z.string(),
  seal: z.string(),
  /** Time of the tap, by the clock of the device. */
  occurredAt: z.string(),
  /** Time of booking. */
  bookedAt: z.string(),
  position: z.nullable(Position),
  /** Metres between the position and the agency. */
  distance: z.nullable(z.int()),
  /** Person who has the cash. */
  collector: Named,
  recordedBy: Named,
  /** Recorded by the office for the collector. */
  byOffice: z.boolean(),
  flags: z.array(z.enum(PICK_UP_FLAGS)),
  /** Hex SHA-256 of `pickUpContent`. */
  contentHash: z.string(),
});

/** `collection` is null if it is no longer one of the caller. */
export const RecordedPickUp = z.object({ pickUp: PickUp, collection: z.nullable(Collection) });

export const pickUpOperations = {
  listPickUps: operation({
    summary: 'Pick-ups recorded for a collection, oldest first; a collector gets their own',
    access: ROLES,
    query: z.object({ collectionId: NumberId }),
    response: z.array(PickUp),
    list: true,
  }),
  getPickUp: operation({
    summary: 'One pick-up',
    access: ROLES,
    params: z.object({ id: Id }),
    response: PickUp,
  }),
  recordPickUp: operation({
    summary:
      'Record a pick-up under the id of the device: the same content is booked once and answered alike for ever, other content is refused (409)',
    access: ROLES,
    body: PickUpInput,
    response: RecordedPickUp,
  }),
};

export type PickUpOutcome = (typeof PICK_UP_OUTCOMES)[number];
export type PickUpReason = (typeof PICK_UP_REASONS)[number];
export type PickUpFlag = (typeof PICK_UP_FLAGS)[number];
export type PickUpInput = z.infer<typeof PickUpInput>;
export type PickUp = z.infer<typeof PickUp>;
export type RecordedPickUp = z.infer<typeof RecordedPickUp>;
