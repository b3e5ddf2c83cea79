import type { Role } from '@comptoir/api-contract/roles';
import { v7 as newId } from 'uuid';
import { hashOf } from '../../src/approvals/pending-call';
import { CHANGED_DAYS } from '../../src/approvals/changed-account';
import { DAY_MS } from '../../src/calendar/durations';
import type { TestApi } from '../api';
import type { AccessRequests, AccessWorld, Place } from './access-world';

export function approvalRequests(api: TestApi, { newUser, officeId }: AccessWorld) {
  /** Request of a manager of the office, who is not the caller, for any manager to decide. */
  const requested = async (place: Place) => {
    const [id, requestedBy] = [newId(), await newUser('OFFICEMANAGER', place)];
    const call = { operation: 'setBalanceLimits', params: null, query: null, body: null, version: null };
    const request = { ...call, by: requestedBy };
    await api
      .connection()
      .insertInto('approvals')
      .values({
        id,
        kind: 'LIMITS',
        officeId: officeId(place),
        countryCode: null,
        request: JSON.stringify(request),
        requestHash: hashOf(request),
        amounts: '[]',
        reason: null,
        about: null,
        approverRole: 'OFFICEMANAGER',
        requestedBy,
        apiKeyId: null,
        // Longer after the invitation of the maker than it bars those who invited.
        createdAt: new Date(Date.now() + (CHANGED_DAYS + 1) * DAY_MS),
        expiresAt: new Date(Date.now() + 3_600_000),
        decidedBy: null,
        note: null,
        result: null,
      })
      .execute();
    return { id, hash: hashOf(request) };
  };
  const rule = { kind: 'TRADE', approverRole: 'ADMIN', validFrom: '2099-01-01T00:00:00Z' };

  const newKey = async (role: Role, place: Place) => {
    const [id, userId] = [newId(), await newUser(role, place)];
    const key = { id, userId, name: 'Reports', secretHash: '', scopes: ['agencies:read'], addresses: [] };
    await api
      .connection()
      .insertInto('apiKeys')
      .values({ ...key, officeId: null, expiresAt: new Date(Date.now() + 3_600_000), lastUsedAddress: null })
      .execute();
    return { id, userId };
  };
  const withFactor = async (role: Role, place: Place) => {
    const userId = await newUser(role, place);
    await api
      .connection()
      .insertInto('factors')
      .values({ id: newId(), userId, kind: 'TOTP', secret: 'sealed', credentialId: null, publicKey: null })
      .execute();
    return `/users/${userId}/second-steps` as const;
  };
  const removalOf = async (path: `/users/${string}/second-steps`) => {
    const user = api
      .connection()
      .selectFrom('users')
      .where('id', '=', path.split('/')[2] ?? '');
    const { email } = await user.select('email').executeTakeFirstOrThrow();
    return { path: `${path}/removal` as const, body: { reason: 'Lost the phone', email } };
  };

  return {
    listApprovals: async (place) => {
      const { id } = await requested(place);
      return { reveals: (body) => body.includes(id) };
    },
    getApproval: async (place) => ({ path: `/approvals/${(await requested(place)).id}` }),
    decideApproval: async (place) => {
      const { id, hash } = await requested(place);
      return { path: `/approvals/${id}/decision`, body: { decision: 'DECLINE', hash, note: 'Not now' } };
    },
    'withdrawApproval of a colleague': async (place) => ({
      path: `/approvals/${(await requested(place)).id}/withdrawal`,
    }),
    listApprovalRules: async () => ({}),
    createApprovalRule: async () => ({ body: rule }),
    endApprovalRule: async () => {
      const answer = await api.call('SUPERADMIN', 'POST /approval-rules', { body: rule });
      return { path: `/approval-rules/${answer.json<{ id: string }>().id}/end` };
    },
    'listUserApiKeys of ADMIN': async (place) => {
      const { id, userId } = await newKey('ADMIN', place);
      return { path: `/users/${userId}/api-keys`, reveals: (body) => body.includes(id) };
    },
    'endUserApiKey of ADMIN': async (place) => {
      const { id, userId } = await newKey('ADMIN', place);
      return { path: `/users/${userId}/api-keys/${id}` };
    },
    'endUserApiKey of OFFICEMANAGER': async (place) => {
      const { id, userId } = await newKey('OFFICEMANAGER', place);
      return { path: `/users/${userId}/api-keys/${id}` };
    },
    'getSecondSteps of OFFICEMANAGER': async (place) => ({ path: await withFactor('OFFICEMANAGER', place) }),
    'removeSecondSteps of ADMIN': async (place) => removalOf(await withFactor('ADMIN', place)),
    'removeSecondSteps of OFFICEMANAGER': async (place) => removalOf(await withFactor('OFFICEMANAGER', place)),
  } satisfies AccessRequests;
}
