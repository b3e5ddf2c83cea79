import type { Webhook } from '@comptoir/api-contract/webhooks';
import type { ApiKey } from '@comptoir/api-contract/api-keys';
import type { Role } from '@comptoir/api-contract/roles';
import { v7 as newId } from 'uuid';
import { inTransaction } from '../../src/database/transaction';
import { serverSource } from '../../src/security-events/event-source';
import { recordEvent } from '../../src/security-events/record-event';
import { openSession } from '../../src/session/sessions.repository';
import type { TestApi } from '../api';
import { PASSWORD } from '../small-business';
import type { AccessRequest, AccessRequests, AccessWorld, Place } from './access-world';

export function sessionRequests(api: TestApi, { country, newUser, officeId }: AccessWorld) {
  const newSession = async (role: Role, place: Place) => {
    const userId = await newUser(role, place);
    const { id } = await inTransaction(api.connection(), (transaction) =>
      openSession(transaction, userId, { address: '192.0.2.1', userAgent: undefined }),
    );
    return { userId, id };
  };
  const listed =
    (role: Role) =>
    async (place: Place): Promise<AccessRequest> => {
      const { userId, id } = await newSession(role, place);
      return { path: `/users/${userId}/sessions`, reveals: (body) => body.includes(id) };
    };
  const ended =
    (role: Role) =>
    async (place: Place): Promise<AccessRequest> => {
      const { userId, id } = await newSession(role, place);
      return { path: `/users/${userId}/sessions/${id}` };
    };

  const webhookRequests = () => {
    const body = { name: 'Books', url: 'https://receiver.example/events', events: ['trade.booked'] };
    const ofColleague = async () => {
      const answer = await api.call('SUPERADMIN', 'POST /webhooks', { body });
      const { webhook } = answer.json<{ webhook: Webhook }>();
      const userId = await newUser('ADMIN', 'inside');
      await api.connection().updateTable('webhooks').set({ userId }).where('id', '=', webhook.id).execute();
      return `/webhooks/${webhook.id}` as const;
    };
    return {
      listWebhooks: async () => ({}),
      createWebhook: async (place: Place) => ({ body: { ...body, officeId: officeId(place) } }),
      'changeWebhook of a colleague': async () => ({ path: await ofColleague(), body: { paused: true } }),
      'endWebhook of a colleague': async () => ({ path: await ofColleague() }),
      'rotateWebhookSecret of a colleague': async () => ({ path: `${await ofColleague()}/secret` as const }),
      'testWebhook of a colleague': async () => ({ path: `${await ofColleague()}/test` as const }),
      'listWebhookDeliveries of a colleague': async () => ({ path: `${await ofColleague()}/deliveries` as const }),
      'replayDelivery of a colleague': async () => ({ path: `${await ofColleague()}/deliveries/1/replay` as const }),
      'replayWebhook of a colleague': async () => ({
        path: `${await ofColleague()}/replay` as const,
        body: { since: new Date().toISOString() },
      }),
    };
  };

  return {
    logout: async () => ({}),
    endSso: async () => ({}),
    listSessions: async () => ({}),
    listFactors: async () => ({}),
    beginFactor: async () => ({ body: { password: PASSWORD } }),
    addFactor: async () => ({ body: { ticket: 'unknown', oneTimeCode: '123456' } }),
    beginPasskey: async () => ({ body: { password: PASSWORD } }),
    addPasskey: async () => ({ body: { ticket: 'unknown', credential: {} } }),
    beginPasskeyConfirmation: async () => ({}),
    confirmWithPasskey: async () => ({ body: { ticket: 'unknown', credential: {} } }),
    removeFactor: async () => ({ path: `/factors/${newId()}` }),
    renewRecoveryCodes: async () => ({}),
    confirmSession: async () => ({ body: { oneTimeCode: '123456' } }),
    listApiKeys: async () => ({}),
    createApiKey: async (place) => ({ body: { ...apiKey(), officeId: officeId(place) } }),
    'endApiKey of a colleague': async () => {
      const answer = await api.call('SUPERADMIN', 'POST /api-keys', { body: apiKey() });
      const id = await newUser('ADMIN', 'inside');
      const { key } = answer.json<{ key: ApiKey }>();
      await api.connection().updateTable('apiKeys').set({ userId: id }).where('id', '=', key.id).execute();
      return { path: `/api-keys/${key.id}` };
    },
    ...webhookRequests(),
    'endSession of a colleague': async () => ({ path: `/sessions/${(await newSession('COLLECTOR', 'inside')).id}` }),
    'listUserSessions of ADMIN': listed('ADMIN'),
    'listUserSessions of OFFICEMANAGER': listed('OFFICEMANAGER'),
    'listUserSessions of COLLECTOR': listed('COLLECTOR'),
    'endUserSession of ADMIN': ended('ADMIN'),
    'endUserSession of OFFICEMANAGER': ended('OFFICEMANAGER'),
    'endUserSession of COLLECTOR': ended('COLLECTOR'),
    listSecurityEvents: async (place) => {
      const id = await newUser('COLLECTOR', place);
      const about = { id, officeId: officeId(place), countryCode: country(place) };
      await recordEvent(api.connection(), serverSource(api.server().log), { kind: 'SIGN_IN', about });
      return { query: `?personId=${id}`, reveals: (body) => body.includes(id) };
    },
  } satisfies AccessRequests;
}

function apiKey() {
  const expiresDate = new Date(Date.now() + 3600_000).toISOString();
  return { name: 'Reports', scopes: ['agencies:read'], expiresDate };
}

export async function signOutOnce(api: TestApi, role: Role | 'nobody', path: '/logout' | '/logout/sso') {
  if (role === 'nobody') return api.call('nobody', `POST ${path}`);
  const body = { email: api.business().people[role].email, password: PASSWORD };
  const answer = await api.call('nobody', 'POST /login', { body });
  const { access_token: token } = answer.json<{ access_token: string }>();
  return api.call('nobody', `POST ${path}`, { headers: { authorization: `Bearer ${token}` } });
}
