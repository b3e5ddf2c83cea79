import { SECURITY_EVENT_KINDS } from '@comptoir/api-contract/security-events';
import { browserTimeZone, endOfDay, startOfDay } from '@comptoir/kernel/format';

/** Filters in the address: days as 'YYYY-MM-DD', '' for all. */
export const SECURITY_LIST = { person: '', kind: '', from: '', to: '' };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Filters for the API; an invalid value is ignored. */
export function securityFilters({ person, kind, from, to }: typeof SECURITY_LIST) {
  return {
    personId: ID.test(person) ? person : undefined,
    kind: SECURITY_EVENT_KINDS.find((known) => known === kind),
    from: startOfDay(from, browserTimeZone()),
    to: endOfDay(to, browserTimeZone()),
  };
}

export type SecurityFilters = ReturnType<typeof securityFilters>;
