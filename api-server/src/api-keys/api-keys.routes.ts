import { API_KEY_DAYS, API_KEY_SCOPES, type ApiKey } from '@comptoir/api-contract/api-keys';
import { v7 as newId } from 'uuid';
import { noSuchOffice, openOffice } from '../access/asked-office';
import { invalid, notFound } from '../api-error';
import type { Handlers } from '../http/handlers';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
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

  endApiKey: async ({ transaction, person, params: { id }, request }) => {
    const key = await endKey(transaction, { id, userId: person.id });
    if (!key) throw notFound('record');
    await recordEvent(transaction, sourceOf(request), {
      kind: 'API_KEY_ENDED',
      about: person,
      by: person,
      details: { key: id, name: key.name },
    });
  },
} satisfies Partial<Handlers>;

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
