import type { OperationName } from '@comptoir/api-contract/operations';
import { resourceKey, routes } from '@comptoir/api-contract/routes';

/** Calls that need a person in spite of their scope: they undo bookings, or show devices and keys of people. */
const OF_PEOPLE: ReadonlySet<OperationName> = new Set<OperationName>([
  'getSecondSteps',
  'listUserApiKeys',
  'listUserSessions',
  'reverseTrade',
  'reverseTransaction',
]);

/** True if the scopes of a key include the call. */
export function isAllowedByKey(call: OperationName, scopes: readonly string[]): boolean {
  const right = routes[call].method === 'GET' ? 'read' : 'write';
  return !OF_PEOPLE.has(call) && scopes.includes(`${resourceKey(call)}:${right}`);
}
