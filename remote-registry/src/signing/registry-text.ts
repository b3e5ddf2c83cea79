import { createPublicKey } from 'node:crypto';
import * as z from 'zod/mini';
import { RegistryRecord } from '../registry.schema';
import { RegistryError } from '../store';
import type { RegistryKeys } from './registry-keys';
import { isSignedBy, Signature, signContent } from './signature';

const SignedRegistry = z.extend(RegistryRecord, { signature: z.optional(Signature) });

/** The text of `registry.json`: the record, and a signature over all of it. */
export async function writeRegistry(record: RegistryRecord, keys: RegistryKeys): Promise<string> {
  const signingKey = await keys.signingKey();
  const signature = signContent(record, signingKey, createPublicKey(signingKey));
  return `${JSON.stringify({ ...record, signature }, null, 2)}\n`;
}

/** @throws RegistryError when the text is not a registry, or not signed by the right key */
export async function readRegistry(text: string, place: string, keys: RegistryKeys): Promise<RegistryRecord> {
  const content = parse(text, place);
  const { signature, ...record } = content;
  const publicKey = await keys.publicKey();
  if (!publicKey) return record;
  if (!signature) throw new RegistryError(`The registry ${place} is not signed`);
  if (!isSignedBy(withoutSignature(text), signature, publicKey)) {
    throw new RegistryError(`The signature of the registry ${place} is not valid: somebody changed it by hand`);
  }
  return record;
}

function parse(text: string, place: string): z.infer<typeof SignedRegistry> {
  try {
    return SignedRegistry.parse(JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause);
    throw new RegistryError(`The registry ${place} is not valid: ${why}`, { cause });
  }
}

// What was signed is the text as it stands, also with fields that this version does not know.
function withoutSignature(text: string): unknown {
  const { signature: _signature, ...content }: Record<string, unknown> = JSON.parse(text);
  return content;
}
