import { API_KEY_DAYS, API_KEY_SCOPES, type ApiKey } from '@comptoir/api-contract/api-keys';
import { v7 as newId } from 'uuid';
import type { FastifyRequest } from 'fastify';
import { noSuchOffice, openOffice } from '../access/requested-office';
import { invalid, notFound } from '../api-error';
import type { WriteTransaction } from '../database/database';
import type { Caller } from '../access/person';
import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import { recordEvent, type Concerned } from '../security-events/record-event';
import { administeredUser } from '../users/administered-user';
import { endKey, findKeys, insertKey, type StoredKey } from './api-keys.repository';
import { newSecret } from './identify-key';

const DAY_MS = 24 * 3600_000;

export const apiKeyHandlers = {
  listApiKeys: async ({ connection, person }) => (await findKeys(connection, person.id)).map(asKey),

  createApiKey: async ({ transaction, person, reach, body, request }) => {
    const { name, scopes, officeId, addresses, expiresDate } = body;
    const expiresIn = Date.parse(expiresDate) - Date.now();
    if (expiresIn <= 0 || expiresIn > API_KEY_DAYS * DAY_MS) {
      throw invalid({ path: 'expiresDate', message: `Must be within the next ${API_KEY_DAYS} days` });
    }
    if (officeId !== null && !(await openOffice(transaction, { ...reach, officeId }).executeTakeFirst())) {
      throw noSuchOffice();
    }
    const id = newId();
    const { token, secretHash } = newSecret(id);
    const stored = { id, userId: person.id, name, secretHash, scopes, officeId, addresses };
    const key = await insertKey(transaction, { ...stored, expiresAt: new Date(expiresDate) });
    await recordEvent(transaction, sourceOf(request), {
      kind: 'API_KEY_CREATED',
      about: person,
      by: person,
      details: { key: id, name, scopes, office: officeId, addresses, expires: expiresDate },
    });
    return { key: asKey(key), token };
  },

  endApiKey: (call) => endKeyOf(call, call.person, call.params.id),

  listUserApiKeys: async ({ connection, person, params: { id } }) => {
    await administeredUser(connection, person, id);
    return (await findKeys(connection, id)).map(asKey);
  },

  endUserApiKey: async (call) => {
    const { id, keyId } = call.params;
    return endKeyOf(call, await administeredUser(call.transaction, call.person, id), keyId);
  },
} satisfies Partial<Handlers>;

async function endKeyOf(
  { transaction, person, request }: { transaction: WriteTransaction; person: Caller; request: FastifyRequest },
  about: Concerned,
  id: string,
): Promise<void> {
  const key = await endKey(transaction, { id, userId: about.id });
  if (!key) throw notFound('record');
  const details = { key: id, name: key.name };
  await recordEvent(transaction, sourceOf(request), { kind: 'API_KEY_ENDED', about, by: person, details });
}

function asKey(key: StoredKey): ApiKey {
  const { id, name, officeId, addresses, createdAt, expiresAt, lastUsedAt, lastUsedAddress } = key;
  return {
    id,
    name,
    scopes: API_KEY_SCOPES.filter((scope) => key.scopes.includes(scope)),
    officeId,
    addresses: [...addresses],
    createdDate: createdAt.toISOString(),
    expiresDate: expiresAt.toISOString(),
    lastUsedDate: lastUsedAt?.toISOString() ?? null,
    lastUsedAddress,
  };
}
