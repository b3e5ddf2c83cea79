import { createHash } from 'node:crypto';
import { AccessTokenClaims } from '@comptoir/api-contract/session';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Connection } from '../database/database';
import type { Account } from './people.repository';
import { SESSION_LIFETIME_MS, type SessionKey } from './sessions.repository';
import { addSigningKey, findSigningKeys, type SigningKey } from './signing-keys.repository';

/** Half a year. */
export const DEVICE_LIFETIME_MS = 180 * 24 * 3600_000;
/** Cache time of signing keys, and minimum interval of reloads for unknown key ids. */
const KEYS_FRESH_MS = 30_000;
const KEYS_FRESH_FOR_STRANGERS_MS = 1_000;
const CACHED_TOKENS = 10_000;

const ServerClaims = z.extend(AccessTokenClaims, { sid: z.guid(), epoch: z.int() });
const DeviceClaims = z.object({ device: z.string() });
const Header = z.object({ header: z.object({ kid: z.string() }) });

export type Claims = z.infer<typeof ServerClaims>;

export interface AccessTokens {
  /** Pass the connection of the current transaction; a second one may be unavailable. */
  issue(connection: Connection, account: Account, session: SessionKey): Promise<string>;
  /** Marks a known device of an account for half a year; grants no access. */
  issueForDevice(connection: Connection, accountId: string): Promise<string>;
  accountOfDevice(token: string): Promise<string | undefined>;
  /** Undefined for an invalid or expired token. */
  verify(token: string): Promise<Claims | undefined>;
}

/**
 * Signs with `secret`, or with keys generated on first start and stored in the database. Tokens signed with `accepted`
 * secrets are valid, too.
 */
export async function openAccessTokens(
  connection: Connection,
  secret: string | undefined,
  accepted: readonly string[] = [],
): Promise<AccessTokens> {
  const keys = secret === undefined ? await storedKeys(connection) : fixedKeys(secret, accepted);
  const decode = createDecoder({ complete: true });
  const verified = new LRUCache<string, { key: SigningKey; claims: Claims }>({ max: CACHED_TOKENS });
  return {
    async issue(at, { id, email, role, officeId, countryCode, timeZone, platform }, { id: sid, epoch, createdAt }) {
      const key = await keys.newest(at);
      const sign = createSigner({ algorithm: 'HS256', key: key.secret, kid: key.id });
      const exp = Math.floor((createdAt.getTime() + SESSION_LIFETIME_MS) / 1000);
      const optional = { ...(timeZone && { timeZone }), ...(platform && { platform }) };
      return sign({ sub: id, email, role, officeId, countryCode, ...optional, sid, epoch, exp });
    },
    async issueForDevice(at, accountId) {
      const key = await keys.newest(at);
      const sign = createSigner({ algorithm: 'HS256', key: key.secret, kid: key.id, expiresIn: DEVICE_LIFETIME_MS });
      return sign({ device: accountId });
    },
    async accountOfDevice(token) {
      try {
        const key = await keys.find(z.parse(Header, decode(token)).header.kid);
        return key && z.parse(DeviceClaims, verifierOf(key)(token)).device;
      } catch {
        return undefined;
      }
    },
    async verify(token) {
      const before = verified.get(token);
      if (before && (await keys.find(before.key.id)) === before.key) {
        return Date.now() < before.claims.exp * 1000 ? before.claims : undefined;
      }
      try {
        const { kid } = z.parse(Header, decode(token)).header;
        const key = await keys.find(kid);
        if (!key) return undefined;
        const claims = z.parse(ServerClaims, verifierOf(key)(token));
        verified.set(token, { key, claims });
        return claims;
      } catch {
        // Any invalid token means not signed in.
        return undefined;
      }
    },
  };
}

/** Fixed id, so that concurrent first starts agree. */
const FIRST_KEY = 'first';

interface Keys {
  newest(connection: Connection): Promise<SigningKey>;
  find(id: string): Promise<SigningKey | undefined>;
}

function fixedKeys(secret: string, accepted: readonly string[]): Keys {
  const key = keyOf(secret);
  const known = [key, ...accepted.map(keyOf)];
  return { newest: async () => key, find: async (id) => known.find((each) => each.id === id) };
}

function keyOf(secret: string): SigningKey {
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 16), secret };
}

async function storedKeys(connection: Connection): Promise<Keys> {
  let known = await findSigningKeys(connection);
  if (known.length === 0) {
    await addSigningKey(connection, FIRST_KEY);
    known = await findSigningKeys(connection);
  }
  let readAt = Date.now();

  async function refresh(freshFor: number, at = connection): Promise<void> {
    if (Date.now() - readAt < freshFor) return;
    readAt = Date.now();
    known = await findSigningKeys(at);
  }

  return {
    async newest(at) {
      await refresh(KEYS_FRESH_MS, at);
      const [key] = known;
      if (!key) throw new Error('There is no active signing key.');
      return key;
    },
    async find(id) {
      await refresh(known.some((key) => key.id === id) ? KEYS_FRESH_MS : KEYS_FRESH_FOR_STRANGERS_MS);
      return known.find((key) => key.id === id);
    },
  };
}

const verifiers = new WeakMap<SigningKey, (token: string) => unknown>();

function verifierOf(key: SigningKey): (token: string) => unknown {
  const existing = verifiers.get(key);
  if (existing) return existing;
  const verifier: (token: string) => unknown = createVerifier({ algorithms: ['HS256'], key: key.secret });
  verifiers.set(key, verifier);
  return verifier;
}
