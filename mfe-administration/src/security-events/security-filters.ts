import { SECURITY_EVENT_KINDS } from '@comptoir/api-contract/security-events';
import { browserTimeZone, endOfDay, startOfDay } from '@comptoir/kernel/format';

/** The filters as they stand in the address: days as 'YYYY-MM-DD', '' for all. */
export const SECURITY_LIST = { person: '', kind: '', from: '', to: '' };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The same as the API takes them; what is none of its values counts as no filter. */
export function securityFilters({ person, kind, from, to }: typeof SECURITY_LIST) {
  return {
    personId: ID.test(person) ? person : undefined,
    kind: SECURITY_EVENT_KINDS.find((known) => known === kind),
    from: startOfDay(from, browserTimeZone()),
    to: endOfDay(to, browserTimeZone()),
  };
}

export type SecurityFilters = ReturnType<typeof securityFilters>;
