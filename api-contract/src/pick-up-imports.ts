import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { PickUpFile } from './pick-up-file';
import { STAFF } from './roles';
import { Id } from './values';

/** Largest file of pick-ups in bytes. */
export const PICK_UP_FILE_LIMIT_BYTES = 5 * 1024 * 1024;

const Line = z.object({ currency: z.enum(CURRENCY_CODES), amount: z.number() });

/** Error of the server; `code` is `invalid` for content that does not follow the schema. */
export const PickUpRefusal = z.object({
  code: z.string(),
  message: z.string(),
  values: z.optional(z.record(z.string(), z.unknown())),
});

/** Result of one pick-up of a file. Fields that could not be read are null. */
export const ImportedPickUp = z.object({
  id: z.nullable(z.string()),
  collectionId: z.nullable(z.string()),
  agency: z.nullable(z.string()),
  occurredAt: z.nullable(z.string()),
  lines: z.array(Line),
  /** `known`: recorded before, with the same content. */
  state: z.enum(['recorded', 'known', 'refused']),
  refusal: z.nullable(PickUpRefusal),
});

/** Results of a file in its order. */
export const PickUpImport = z.object({
  collector: z.object({ id: Id, name: z.string() }),
  writtenAt: z.string(),
  pickUps: z.array(ImportedPickUp),
});

export const pickUpImportOperations = {
  importPickUps: operation({
    summary:
      'Record the pick-ups of a file that a phone could not send, for its collector; each is booked once, also if the phone sends it later',
    access: STAFF,
    body: PickUpFile,
    bodyLimit: PICK_UP_FILE_LIMIT_BYTES,
    response: PickUpImport,
  }),
};

export type ImportedPickUp = z.infer<typeof ImportedPickUp>;
export type PickUpImport = z.infer<typeof PickUpImport>;
export type PickUpRefusal = z.infer<typeof PickUpRefusal>;
