/*
 * Content of the QR code of a receipt, which its signature covers. Free of schemas, since the public page contains it.
 * `1.<key>.<number>.<seconds>.<zone>.<lines>.<hash>.<signature>`, all of which may be in a fragment of a URL.
 */
import { base64urlOf, bytesOf } from './base64url';

export { bytesOf };

/** Public part of a receipt: no names. */
export interface ReceiptStatement {
  /** Id of the key that signed it. */
  keyId: string;
  /** Per office, from 1. */
  number: string;
  /** Time of collection in seconds since 1970. */
  seconds: number;
  /** IANA name of the zone of the office. */
  timeZone: string;
  /** Amounts in minor units. */
  lines: readonly { currency: string; minor: string }[];
  /** Hex SHA-256 over the content of the receipt. */
  contentHash: string;
}

const VERSION = '1';
const PATTERN =
  /^1\.([\w-]{8})\.([1-9]\d{0,15})\.([0-9a-z]{1,9})\.([\w+/-]{1,64})\.([A-Z]{3}\d{1,17}(?:-[A-Z]{3}\d{1,17})*)\.([\w-]{43})$/;

export function statementText({ keyId, number, seconds, timeZone, lines, contentHash }: ReceiptStatement): string {
  const amounts = lines.map(({ currency, minor }) => `${currency}${minor}`).join('-');
  return [VERSION, keyId, number, seconds.toString(36), timeZone, amounts, fromHex(contentHash)].join('.');
}

/** Bytes that the signature covers; the prefix keeps it from being one of anything else. */
export function signedBytes(statement: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`comptoir-receipt:${statement}`);
}

export interface SignedStatement extends ReceiptStatement {
  text: string;
  /** 64 bytes of Ed25519 in base64url. */
  signature: string;
}

/** Undefined for a text of another form. */
export function readStatement(signed: string): SignedStatement | undefined {
  const end = signed.lastIndexOf('.');
  const [text, signature] = [signed.slice(0, Math.max(end, 0)), signed.slice(end + 1)];
  const [, keyId, number, seconds, timeZone, amounts, hash] = PATTERN.exec(text) ?? [];
  if (!keyId || !number || !seconds || !timeZone || !amounts || !hash || !/^[\w-]{86}$/.test(signature)) {
    return undefined;
  }
  const lines = amounts.split('-').map((line) => ({ currency: line.slice(0, 3), minor: line.slice(3) }));
  const content = { keyId, number, seconds: Number.parseInt(seconds, 36), timeZone, lines, contentHash: toHex(hash) };
  return { ...content, text, signature };
}

function fromHex(hex: string): string {
  return base64urlOf(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}

function toHex(base64url: string): string {
  return [...bytesOf(base64url)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Check code for typing by hand: the first 12 digits of the hash, in groups. */
export function checkCode(contentHash: string): string {
  return (contentHash.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
