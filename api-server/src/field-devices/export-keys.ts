import { createHash, webcrypto } from 'node:crypto';
import type { ExportKey } from '@comptoir/api-contract/field-devices';
import type { Connection } from '../database/database';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/**
 * Public key for export files of devices; makes the pair at the first start. It is stored, since keys derived from the
 * secret of access tokens would change with it, and files that phones wrote before could not be read.
 */
export async function openExportKey(connection: Connection): Promise<ExportKey> {
  const existing = await firstKey(connection);
  if (existing) return existing;
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const point = Buffer.from(await webcrypto.subtle.exportKey('raw', publicKey));
  await connection
    .insertInto('exportKeys')
    .values({
      id: createHash('sha256').update(point).digest('base64url').slice(0, 8),
      publicKey: point.toString('base64url'),
      privateKey: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)).toString('base64url'),
    })
    .execute();
  const created = await firstKey(connection);
  if (!created) throw new Error('The export key was not stored.');
  return created;
}

/** Servers that start together may store several keys: all of them open files, the first one is given to devices. */
function firstKey(connection: Connection): Promise<ExportKey | undefined> {
  return connection
    .selectFrom('exportKeys')
    .select(['id', 'publicKey'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Key pair that a file names; undefined for the key of another deployment. */
export function findKeyPair(
  connection: Connection,
  id: string,
): Promise<{ publicKey: string; privateKey: string } | undefined> {
  return connection
    .selectFrom('exportKeys')
    .select(['publicKey', 'privateKey'])
    .where('id', '=', id)
    .executeTakeFirst();
}
