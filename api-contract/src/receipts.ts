import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { ROLES } from './roles';
import { Id, NumberId } from './values';

/** Kinds of events with a receipt. */
export const RECEIPT_KINDS = ['COLLECTION'] as const;

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

/** Public answer, without names. `receipt` is null if it is not genuine. */
export const ReceiptCheck = z.object({
  state: z.enum(['GENUINE', 'VOIDED', 'NOT_GENUINE']),
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
    summary: 'Receipts of a collection, newest first; none if it was recorded before receipts were issued',
    access: ROLES,
    query: z.object({ collectionId: NumberId }),
    response: z.array(Receipt),
    list: true,
  }),
  verifyReceipt: operation({
    summary: 'Whether a receipt is genuine; 429 after ten wrong ones of an address within 15 minutes',
    access: 'public',
    query: z.object({ number: NumberId, code: Code }),
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
