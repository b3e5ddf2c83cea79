import * as z from 'zod/mini';
import { RegistryRecord } from '../registry.schema';
import { readable } from '../readable';
import { RegistryError } from '../store';
import { canonicalJson } from './canonical-json';
import type { RegistryKeys } from './registry-keys';
import { withPublicStatements } from './public-statements';
import { isSignedBy, signerOf } from './signature';
import { Signature } from './signature.schema';

const SignedRegistry = z.extend(RegistryRecord, { signature: z.optional(Signature) });

/** What is kept as `registry.json`: the record with what is public of it signed, and a signature over all of it. */
async function writeRegistry(record: RegistryRecord, keys: RegistryKeys) {
  const signer = signerOf(await keys.signingKey());
  const whole = withPublicStatements(record, signer);
  const text = canonicalJson(whole);
  return { record: whole, content: Buffer.from(text.slice(0, -1) + endOf(signer.sign(text))) };
}

/** Reads and writes registries at one place; what it knows already it does not check again, which takes time. */
export function registryTexts(place: string, keys: RegistryKeys) {
  let last: { content: Buffer; record: RegistryRecord } | undefined;
  return {
    /** @throws RegistryError when it is not a registry, or not signed by the right key */
    async read(content: Buffer): Promise<RegistryRecord> {
      if (!last?.content.equals(content)) {
        last = { content, record: await readRegistry(content.toString('utf8'), place, keys) };
      }
      return last.record;
    },
    /** What is to be kept, and what is to be told once it is: that answers the record as it is read. */
    async write(record: RegistryRecord): Promise<{ content: Buffer; written: () => RegistryRecord }> {
      const next = await writeRegistry(record, keys);
      return {
        content: next.content,
        written: () => {
          last = next;
          return next.record;
        },
      };
    },
  };
}

async function readRegistry(text: string, place: string, keys: RegistryKeys): Promise<RegistryRecord> {
  const { content, signed } = parse(text, place);
  const { signature, ...record } = content;
  const publicKey = await keys.publicKey();
  if (!publicKey) return record;
  if (!signature) throw new RegistryError(`The registry ${place} is not signed`);
  if (!isSignedBy(asWritten(text, signature) ?? canonicalJson(signed), signature, publicKey)) {
    throw new RegistryError(`The signature of the registry ${place} is not valid: somebody changed it by hand`);
  }
  return record;
}

/** What was signed, where the text is as `writeRegistry` leaves it: nothing may follow what was signed but the signature. */
function asWritten(text: string, signature: Signature): string | undefined {
  const end = endOf(signature);
  return text.endsWith(end) ? `${text.slice(0, -end.length)}}` : undefined;
}

/** Of all keys of a registry, this one comes last. */
function endOf(signature: Signature): string {
  return `,"signature":${canonicalJson(signature)}}\n`;
}

/** What was `signed` is the text as it stands, also with fields that this version does not know. */
function parse(text: string, place: string) {
  try {
    const read: Record<string, unknown> = JSON.parse(text);
    const { signature: _signature, ...signed } = read;
    return { content: SignedRegistry.parse(read), signed };
  } catch (cause) {
    throw new RegistryError(`The registry ${place} is not valid: ${readable(cause)}`, { cause });
  }
}
