import {
  SERVICE_TOKEN_SECONDS,
  type NewServiceToken,
  type ServiceTokenClaims,
} from '@comptoir/api-contract/service-tokens';
import { createSigner } from 'fast-jwt';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import { addServiceKey, findServiceKeys, type ServiceKey } from './service-keys.repository';

/** Cache time of keys in milliseconds. */
const FRESH_MS = 30_000;
/** Age in milliseconds at which a key signs: until then each server publishes it, and services fetch it. */
const ANNOUNCED_MS = 60_000;
/** Fixed id, so that concurrent first starts agree. */
const FIRST_KEY = 'first';

/** Public keys as RFC 7517 describes them. */
export interface JsonWebKeySet {
  keys: readonly { kty: 'OKP'; crv: 'Ed25519'; use: 'sig'; alg: 'EdDSA'; kid: string; x: string }[];
}

export interface ServiceTokens {
  issue(person: Pick<Person, 'id' | 'role' | 'officeId' | 'countryCode'>, requested: NewServiceToken): Promise<string>;
  /** Keys that sign now, did before, or will. */
  publicKeys(): Promise<JsonWebKeySet>;
}

/** Signs tokens for one service each, with keys generated on first start and stored in the database. */
export async function openServiceTokens(connection: Connection): Promise<ServiceTokens> {
  let known = await findServiceKeys(connection);
  if (known.length === 0) {
    await addServiceKey(connection, FIRST_KEY);
    known = await findServiceKeys(connection);
  }
  let readAt = Date.now();

  async function keys(): Promise<readonly ServiceKey[]> {
    if (Date.now() - readAt >= FRESH_MS) {
      readAt = Date.now();
      known = await findServiceKeys(connection);
    }
    return known;
  }

  return {
    async issue({ id, role, officeId, countryCode }, { service, remote, version }) {
      const key = signingKey(await keys());
      const iat = Math.floor(Date.now() / 1000);
      const exp = iat + SERVICE_TOKEN_SECONDS;
      const claims = { aud: service, sub: id, role, officeId, countryCode, remote, version, iat, exp };
      return createSigner({ algorithm: 'EdDSA', key: key.privateKey, kid: key.id })(
        claims satisfies ServiceTokenClaims,
      );
    },
    async publicKeys() {
      return {
        keys: (await keys()).map(({ id, publicKey }) => ({
          kty: 'OKP',
          crv: 'Ed25519',
          use: 'sig',
          alg: 'EdDSA',
          kid: id,
          x: publicKey,
        })),
      };
    },
  };
}

/** Newest key that was announced long enough; the only one if it is new. */
function signingKey(keys: readonly ServiceKey[]): ServiceKey {
  const key = keys.find(({ createdAt }) => Date.now() - createdAt.getTime() >= ANNOUNCED_MS) ?? keys.at(-1);
  if (!key) throw new Error('There is no key for tokens of services.');
  return key;
}
