import { generateKeyPairSync } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Connection } from '../database/database';

export interface ServiceKey {
  id: string;
  /** Raw Ed25519 key in base64url: `x` of its JWK. */
  publicKey: string;
  /** PKCS #8 as PEM. */
  privateKey: string;
  createdAt: Date;
}

/** Newest first. */
export function findServiceKeys(connection: Connection): Promise<ServiceKey[]> {
  return connection
    .selectFrom('serviceKeys')
    .select(['id', 'publicKey', 'privateKey', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** No-op for an existing id. */
export async function addServiceKey(connection: Connection, id: string = newId()): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  await connection
    .insertInto('serviceKeys')
    .values({
      id,
      publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
      privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Deletes all keys but the newest `kept`. */
export async function deleteFormerServiceKeys(connection: Connection, kept: number): Promise<void> {
  const former = (await findServiceKeys(connection)).slice(kept).map(({ id }) => id);
  if (former.length > 0) await connection.deleteFrom('serviceKeys').where('id', 'in', former).execute();
}
