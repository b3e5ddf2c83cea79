import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { STAFF } from './roles';
import { Id, NOTE_LIMIT, optionalText, requiredText } from './values';

const Named = z.object({ id: Id, name: z.string() });

/** Describes how the cash was booked, or why not. */
export const RefusedPickUpSettlement = z.object({ note: requiredText('Note is required', NOTE_LIMIT) });

/** A pick-up that the server refused, as its device handed it to the office. The cash is not booked. */
export const RefusedPickUp = z.object({
  id: Id,
  /** Hex SHA-256 of the content; a corrected pick-up has another one. */
  contentHash: z.string(),
  collector: Named,
  handedAt: z.string(),
  /** Code of the refusal, and its sentence as the device showed it. */
  refusal: z.object({ code: z.string(), message: z.string() }),
  agency: z.nullable(z.string()),
  collectionId: z.nullable(z.string()),
  occurredAt: z.nullable(z.string()),
  /** Amounts in major units; empty if they could not be read. */
  lines: z.array(z.object({ currency: z.enum(CURRENCY_CODES), amount: z.number() })),
  /** Complete content. */
  content: z.record(z.string(), z.unknown()),
  /** Null while the office has to decide on it. */
  settled: z.nullable(z.object({ by: Named, at: z.string(), note: z.string() })),
});

export const refusedPickUpOperations = {
  handRefusedPickUp: operation({
    summary: 'Hand a refused pick-up to the managers of the office, with its full content; nothing is booked',
    access: ['COLLECTOR'],
    body: z.object({
      /** Id of the pick-up. */
      id: Id,
      refusal: z.object({ code: optionalText(), message: optionalText(2000) }),
      /** The pick-up as the device has it, also if it does not follow the schema. */
      content: z.record(z.string(), z.unknown()),
    }),
  }),
  listRefusedPickUps: operation({
    summary: 'Refused pick-ups that collectors handed to the office, newest first',
    access: STAFF,
    query: z.object({ officeId: z.optional(Id), collectorId: z.optional(Id) }),
    response: z.array(RefusedPickUp),
    list: true,
  }),
  settleRefusedPickUp: operation({
    summary: 'Settle a refused pick-up with a note, after its cash was booked or rejected; nothing is booked',
    access: STAFF,
    params: z.object({ id: Id }),
    body: z.extend(RefusedPickUpSettlement, {
      contentHash: z.string().check(z.regex(/^[\da-f]{64}$/, 'Not a valid id')),
    }),
    response: RefusedPickUp,
  }),
};

export type RefusedPickUpSettlement = z.infer<typeof RefusedPickUpSettlement>;
export type RefusedPickUp = z.infer<typeof RefusedPickUp>;
