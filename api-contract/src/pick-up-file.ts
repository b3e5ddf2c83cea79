import * as z from 'zod/mini';
import { base64urlOf, bytesOf } from './base64url';
import type { ExportKey } from './field-devices';
import type { PickUpInput } from './pick-ups';

const FORMAT = 'comptoir-pick-ups';
const VERSION = 1;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const SHARED_BITS = 256;
const IV_BYTES = 12;

const Bytes = z.string().check(z.regex(/^[\w-]+$/, 'Not a file of pick-ups'));

/**
 * Encrypted file of pick-ups that a device could not send. A key pair of the file and the key of the deployment agree on
 * a secret (ECDH, P-256), from which HKDF-SHA-256 derives the key of AES-256-GCM. Only the deployment can read it.
 */
export const PickUpFile = z.object({
  format: z.literal(FORMAT, 'Not a file of pick-ups'),
  version: z.literal(VERSION, 'This file is of a newer version'),
  /** Key of the deployment. */
  keyId: z.string().check(z.maxLength(64)),
  /** Public key of the file: uncompressed point in base64url. */
  publicKey: Bytes,
  /** Initialization vector, 12 bytes in base64url. */
  iv: Bytes,
  /** Encrypted JSON of `PickUpFileContent` in base64url. */
  content: Bytes,
});

/** Pick-ups are checked one by one, so that an invalid one does not hide the others. */
export const PickUpFileContent = z.object({
  /** `sub` of the person who recorded them. */
  collectorId: z.string(),
  deviceId: z.string(),
  /** By the clock of the device. */
  writtenAt: z.string(),
  pickUps: z.array(z.unknown()),
});

/** @param key of the deployment */
export async function sealPickUpFile(
  content: Omit<PickUpFileContent, 'pickUps'> & { pickUps: readonly PickUpInput[] },
  key: ExportKey,
): Promise<PickUpFile> {
  const own = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const theirs = await crypto.subtle.importKey('raw', bytesOf(key.publicKey), CURVE, false, []);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const head = {
    format: FORMAT,
    version: VERSION,
    keyId: key.id,
    publicKey: base64urlOf(new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey))),
    iv: base64urlOf(iv),
  } as const;
  const secret = await crypto.subtle.deriveBits({ ...CURVE, public: theirs }, own.privateKey, SHARED_BITS);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(head) },
    await fileKey(secret, head.publicKey, key.publicKey),
    new TextEncoder().encode(JSON.stringify(content)),
  );
  return { ...head, content: base64urlOf(new Uint8Array(sealed)) };
}

/**
 * @param privateKey PKCS #8 in base64url, of the key that `keyId` names
 * @throws DOMException if the file was changed or is for another key, ZodError for another content
 */
export async function openPickUpFile(
  { content, ...head }: PickUpFile,
  { publicKey, privateKey }: { publicKey: string; privateKey: string },
): Promise<PickUpFileContent> {
  const own = await crypto.subtle.importKey('pkcs8', bytesOf(privateKey), CURVE, false, ['deriveBits']);
  const theirs = await crypto.subtle.importKey('raw', bytesOf(head.publicKey), CURVE, false, []);
  const secret = await crypto.subtle.deriveBits({ ...CURVE, public: theirs }, own, SHARED_BITS);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytesOf(head.iv), additionalData: boundTo(head) },
    await fileKey(secret, head.publicKey, publicKey),
    bytesOf(content),
  );
  return PickUpFileContent.parse(JSON.parse(new TextDecoder().decode(opened)));
}

/** Both public keys are part of it, so that a secret serves one file alone. */
async function fileKey(secret: ArrayBuffer, ofFile: string, ofDeployment: string) {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode([FORMAT, VERSION, ofFile, ofDeployment].join(' '));
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function boundTo({ format, version, keyId }: Pick<PickUpFile, 'format' | 'version' | 'keyId'>) {
  return new TextEncoder().encode(JSON.stringify([format, version, keyId]));
}

export type PickUpFile = z.infer<typeof PickUpFile>;
export type PickUpFileContent = z.infer<typeof PickUpFileContent>;
