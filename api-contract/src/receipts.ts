import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { ROLES } from './roles';
import { Id, NumberId } from './values';

/** Kinds of events with a receipt: the amount of a collection, or an unplanned pick-up beside it. */
export const RECEIPT_KINDS = ['COLLECTION', 'PICK_UP'] as const;

/** Digits of the check code, with or without separators, or the whole hash. */
const Code = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.regex(/^([\da-f]{12}|[\da-f]{64})$/, 'Not a valid number'),
);

/** Amounts in major units. */
const Line = z.object({ currency: z.enum(CURRENCY_CODES), amount: z.number() });

/** A receipt of a recorded amount. Its content never changes; a correction issues another one, which replaces it. */
export const Receipt = z.object({
  /** SHA-256 over the content, in hex. */
  id: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  /** Per office, from 1 without gaps. */
  number: NumberId,
  /** Code to type at `/verify`. */
  checkCode: z.string(),
  collectionId: NumberId,
  /** Unplanned pick-up; absent for the amount of a collection. */
  pickUpId: z.optional(Id),
  office: z.object({ id: Id, name: z.string(), timeZone: z.string() }),
  agency: z.object({ id: Id, name: z.string() }),
  lines: z.array(Line),
  /** Time of collection by the clock of the device. */
  collectedDate: z.string(),
  /** Time of booking. */
  bookedDate: z.string(),
  /** Number of the receipt that this one replaces. */
  replaces: z.nullable(NumberId),
  /** Number of the receipt that replaces this one; null while it is valid. */
  replacedBy: z.nullable(NumberId),
  /** Public page that verifies it: the content of its QR code. */
  url: z.string(),
});

/** Public answer, without names. `receipt` is null if it is not genuine, or not confirmed. */
export const ReceiptCheck = z.object({
  /** `NOT_CONFIRMED`: the office has no pick-up with this id. */
  state: z.enum(['GENUINE', 'VOIDED', 'NOT_GENUINE', 'NOT_CONFIRMED']),
  receipt: z.nullable(
    z.object({
      number: NumberId,
      collectedDate: z.string(),
      timeZone: z.string(),
      lines: z.array(Line),
      /** Number of the receipt that replaces a voided one. */
      replacedBy: z.nullable(NumberId),
    }),
  ),
});

/** Public Ed25519 key of the deployment. */
export const ReceiptKey = z.object({
  id: z.string(),
  /** 32 bytes in base64url. */
  publicKey: z.string(),
  since: z.string(),
});

export const receiptOperations = {
  listReceipts: operation({
    summary:
      'Receipts of the amount of a collection, or of a pick-up, newest first; none if it was recorded before receipts were issued',
    access: ROLES,
    query: z
      .object({
        collectionId: z.optional(NumberId),
        /** Receipts of the amount of its collection, or its own if it is unplanned. */
        pickUpId: z.optional(Id),
      })
      .check(
        z.refine(({ collectionId, pickUpId }) => (collectionId === undefined) !== (pickUpId === undefined), {
          path: ['collectionId'],
          error: 'Not a valid number',
        }),
      ),
    response: z.array(Receipt),
    list: true,
  }),
  verifyReceipt: operation({
    summary: 'Whether a receipt is genuine; 429 after ten wrong ones of an address within 15 minutes',
    access: 'public',
    query: z
      .object({
        number: z.optional(NumberId),
        /** Pick-up of a provisional receipt, whose content hash is the code. */
        pickUpId: z.optional(Id),
        /** Office of the pick-up. */
        officeId: z.optional(Id),
        code: Code,
      })
      .check(
        z.refine(
          ({ number, pickUpId, officeId }) =>
            (number === undefined) !== (pickUpId === undefined) &&
            (pickUpId === undefined) === (officeId === undefined),
          { path: ['number'], error: 'Not a valid number' },
        ),
      ),
    response: ReceiptCheck,
  }),
  listReceiptKeys: operation({
    summary: 'Keys that signed receipts, newest first',
    access: 'public',
    response: z.array(ReceiptKey),
  }),
  getReceipt: operation({
    summary: 'One receipt',
    access: ROLES,
    params: z.object({ id: z.string().check(z.regex(/^[\da-f]{64}$/, 'Not a valid id')) }),
    response: Receipt,
  }),
};

export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
export type Receipt = z.infer<typeof Receipt>;
export type ReceiptCheck = z.infer<typeof ReceiptCheck>;
export type ReceiptKey = z.infer<typeof ReceiptKey>;
