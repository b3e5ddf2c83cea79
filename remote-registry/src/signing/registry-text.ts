import * as z from 'zod/mini';
import { RegistryRecord } from '../registry.schema';
import { readable } from '../readable';
import { RegistryError } from '../store';
import { canonicalJson } from './canonical-json';
import { pemOf, type RegistryKeys } from './registry-keys';
import { withPublicStatements } from './public-statements';
import { fingerprint, isSignedBy, signerOf } from './signature';
import { Signature } from './signature.schema';

const SignedRegistry = z.extend(RegistryRecord, { signature: z.optional(Signature) });

/** Content of `registry.json`: the record with its signed public parts, and a signature over all. */
async function writeRegistry(record: RegistryRecord, keys: RegistryKeys) {
  const signer = signerOf(await keys.signingKey());
  const whole = withPublicStatements(record, signer);
  const text = canonicalJson(whole);
  return { record: whole, content: Buffer.from(text.slice(0, -1) + endOf(signer.sign(text))) };
}

/** Reads and writes the registry at one place; caches verified content, since verification takes time. */
export function registryTexts(place: string, keys: RegistryKeys) {
  let last: { content: Buffer; record: RegistryRecord } | undefined;
  return {
    /** @throws RegistryError if it is invalid, or not signed by the right key */
    async read(content: Buffer): Promise<RegistryRecord> {
      if (!last?.content.equals(content)) {
        last = { content, record: await readRegistry(content.toString('utf8'), place, keys) };
      }
      return last.record;
    },
    /** Returns the content to store, and a function to call once it is stored, which returns the record. */
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
    /** Accepted keys as PEM, the one in use first; undefined before the first signature. */
    async publicKeys(): Promise<string | undefined> {
      const inUse = last?.record.announced?.signature.key;
      const accepted = [...(await keys.publicKeys())].toSorted(
        (one, other) => Number(fingerprint(other) === inUse) - Number(fingerprint(one) === inUse),
      );
      return accepted.length === 0 ? undefined : accepted.map(pemOf).join('');
    },
  };
}

async function readRegistry(text: string, place: string, keys: RegistryKeys): Promise<RegistryRecord> {
  const { content, signed } = parse(text, place);
  const { signature, ...record } = content;
  const accepted = await keys.publicKeys();
  if (accepted.length === 0) return record;
  if (!signature) throw new RegistryError(`The registry ${place} is not signed`);
  const written = asWritten(text, signature) ?? canonicalJson(signed);
  if (accepted.some((key) => isSignedBy(written, signature, key))) return record;
  const fingerprints = accepted.map(fingerprint);
  throw new RegistryError(
    `The signature of the registry ${place} is not valid: ${
      fingerprints.includes(signature.key)
        ? 'its content was changed after it was signed'
        : `it names the key ${signature.key}, and accepted is ${fingerprints.join(', ')}`
    }`,
  );
}

/** Signed part of a text written by `writeRegistry`: only the signature may follow it. */
function asWritten(text: string, signature: Signature): string | undefined {
  const end = endOf(signature);
  return text.endsWith(end) ? `${text.slice(0, -end.length)}}` : undefined;
}

function endOf(signature: Signature): string {
  return `,"signature":${canonicalJson(signature)}}\n`;
}

/** Unknown fields are part of the signed text. */
function parse(text: string, place: string) {
  try {
    const read: Record<string, unknown> = JSON.parse(text);
    const { signature: _signature, ...signed } = read;
    return { content: SignedRegistry.parse(read), signed };
  } catch (cause) {
    throw new RegistryError(`The registry ${place} is not valid: ${readable(cause)}`, { cause });
  }
}
