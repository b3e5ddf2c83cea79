import { readProvisional, type ProvisionalStatement } from '@comptoir/api-contract/provisional-statement';
import { bytesOf, readStatement, signedBytes, type SignedStatement } from '@comptoir/api-contract/receipt-statement';
import type { ReceiptCheck, ReceiptKey } from '@comptoir/api-contract/receipts';

/** Public part of a receipt, with amounts in major units. */
export interface PublicReceipt {
  /** Undefined on a provisional receipt. */
  number: string | undefined;
  collectedAt: Date;
  timeZone: string;
  lines: readonly { currency: string; amount: number }[];
}

export type Outcome =
  | { state: 'genuine'; receipt: PublicReceipt }
  /** The signature is right, and the server did not answer. */
  | { state: 'signed'; receipt: PublicReceipt }
  | { state: 'voided'; receipt: PublicReceipt; replacedBy: string }
  /** A phone made the receipt, and the office has not booked it. */
  | { state: 'provisional'; receipt: PublicReceipt }
  /** A phone made the receipt, and the server did not answer. */
  | { state: 'unconfirmed'; receipt: PublicReceipt }
  | { state: 'notGenuine' }
  | { state: 'limited'; minutes: number }
  | { state: 'unreachable' };

export interface Means {
  fetch: typeof fetch;
  /** Absent without a secure origin. */
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> | undefined;
  /** Keeps public keys for the next check without a connection. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

type Lookup =
  | { kind: 'answered'; check: ReceiptCheck }
  | { kind: 'limited'; minutes: number }
  | { kind: 'unreachable' };

const KEYS = 'comptoir.receipt-keys';

/** Checks the fragment of a QR code, of a numbered or a provisional receipt. */
export async function checkCode(fragment: string, means: Means): Promise<Outcome> {
  const text = decoded(fragment);
  const provisional = readProvisional(text);
  if (provisional) return checkProvisional(provisional, means);
  const signed = readStatement(text);
  return signed ? checkSigned(signed, means) : { state: 'notGenuine' };
}

/** Checks the signature here, and on the server whether the receipt was replaced. */
async function checkSigned(signed: SignedStatement, means: Means): Promise<Outcome> {
  const isSigned = await hasSignature(signed, means);
  if (isSigned === false) return { state: 'notGenuine' };
  const lookup = await lookUp({ number: signed.number, code: signed.contentHash }, means);
  const receipt = publicReceipt(signed);
  if (lookup.kind !== 'answered') return isSigned === true ? { state: 'signed', receipt } : outcomeOf(lookup);
  const outcome = outcomeOf(lookup);
  // The statement of a code without a checked signature may be forged, so the answer of the server decides.
  return 'receipt' in outcome && !isSame(outcome.receipt, receipt) ? { state: 'notGenuine' } : outcome;
}

/** Nothing in a provisional code is signed, so an amount of it is shown as genuine only if the server says the same. */
async function checkProvisional(provisional: ProvisionalStatement, means: Means): Promise<Outcome> {
  const { officeId, pickUpId, contentHash: code } = provisional;
  const lookup = await lookUp({ officeId, pickUpId, code }, means);
  const receipt = publicReceipt(provisional);
  if (lookup.kind === 'unreachable') return { state: 'unconfirmed', receipt };
  if (lookup.kind === 'answered' && lookup.check.state === 'NOT_CONFIRMED') return { state: 'provisional', receipt };
  const outcome = outcomeOf(lookup);
  // The time may differ: the office corrects that of a wrong clock.
  const isOther = 'receipt' in outcome && amountsText(outcome.receipt) !== amountsText(receipt);
  return isOther ? { state: 'notGenuine' } : outcome;
}

/** Some messengers encode the fragments of links. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

export async function checkTyped({ number, code }: { number: string; code: string }, means: Means): Promise<Outcome> {
  return outcomeOf(await lookUp({ number, code }, means));
}

/** Undefined if this browser cannot verify: without Ed25519 (2025 in all browsers), or without the keys. */
async function hasSignature(
  { keyId, text, signature }: SignedStatement,
  { fetch: call, subtle, storage }: Means,
): Promise<boolean | undefined> {
  const fresh = keysIn(await read(call, '/api/receipts/keys'));
  if (fresh) storage.setItem(KEYS, JSON.stringify(fresh));
  const known = fresh ?? keysIn(JSON.parse(storage.getItem(KEYS) ?? '[]'));
  const found = known?.find((key) => key.id === keyId);
  if (!found) return fresh ? false : undefined;
  try {
    const key = await subtle?.importKey('raw', bytesOf(found.publicKey), 'Ed25519', false, ['verify']);
    return key && (await subtle?.verify('Ed25519', key, bytesOf(signature), signedBytes(text)));
  } catch {
    return undefined;
  }
}

async function lookUp(about: Record<string, string>, { fetch: call }: Means): Promise<Lookup> {
  const query = new URLSearchParams(about);
  try {
    const answer = await call(`/api/receipts/verify?${query.toString()}`);
    if (answer.status === 429) {
      return { kind: 'limited', minutes: Math.ceil(Number(answer.headers.get('retry-after') ?? 60) / 60) };
    }
    const check: unknown = answer.ok ? await answer.json() : undefined;
    // A network that answers for the server, such as that of a hotel, says nothing about the receipt.
    return isCheck(check) ? { kind: 'answered', check } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function read(call: typeof fetch, address: string): Promise<unknown> {
  try {
    const answer = await call(address);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for content that is not of the server, which always has a key. */
function keysIn(content: unknown): ReceiptKey[] | undefined {
  return Array.isArray(content) && content.length > 0 && content.every(isKey) ? content : undefined;
}

function isKey(content: unknown): content is ReceiptKey {
  return ['id', 'publicKey'].every((field) => typeof Reflect.get(Object(content), field) === 'string');
}

function isCheck(content: unknown): content is ReceiptCheck {
  const { state, receipt }: { state?: unknown; receipt?: unknown } = Object(content);
  return (
    state === 'NOT_GENUINE' ||
    state === 'NOT_CONFIRMED' ||
    ((state === 'GENUINE' || state === 'VOIDED') && typeof receipt === 'object')
  );
}

function outcomeOf(lookup: Lookup): Outcome {
  if (lookup.kind === 'unreachable') return { state: 'unreachable' };
  if (lookup.kind === 'limited') return { state: 'limited', minutes: lookup.minutes };
  const { state, receipt: statement } = lookup.check;
  if (!statement) return { state: 'notGenuine' };
  const { number, collectedDate, timeZone, lines, replacedBy } = statement;
  const receipt = { number, collectedAt: new Date(collectedDate), timeZone, lines };
  return state === 'VOIDED'
    ? { state: 'voided', receipt, replacedBy: replacedBy ?? '' }
    : { state: 'genuine', receipt };
}

function publicReceipt({
  number,
  seconds,
  timeZone,
  lines,
}: Pick<ProvisionalStatement, 'seconds' | 'timeZone' | 'lines'> & { number?: string }): PublicReceipt {
  const amounts = lines.map(({ currency, minor }) => ({ currency, amount: Number(minor) / 100 }));
  return { number, collectedAt: new Date(seconds * 1000), timeZone, lines: amounts };
}

function isSame(one: PublicReceipt, other: PublicReceipt): boolean {
  const textOf = ({ number, collectedAt, lines }: PublicReceipt) =>
    [
      number,
      Math.floor(collectedAt.getTime() / 1000),
      ...lines.map(({ currency, amount }) => currency + amount),
    ].join();
  return textOf(one) === textOf(other);
}

/** A receipt has no amounts of 0, and an order of its own. */
function amountsText({ lines }: PublicReceipt): string {
  return lines
    .flatMap(({ currency, amount }) => (amount > 0 ? [currency + amount] : []))
    .toSorted()
    .join();
}
