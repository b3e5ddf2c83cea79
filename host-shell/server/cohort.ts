import { ROLES, type Role } from '@comptoir/api-contract/roles';
import { ROLL_OUT_PLACES } from '@comptoir/api-contract/roll-out-place';
import type { Audience } from '@comptoir/remote-registry';
import { markOf } from '../src/session/cohort';
import { COHORT_COOKIE } from '../src/session/cohort-cookie';

export interface Cohort {
  place: number;
  role: Role;
  country: string;
  office: string;
  /** `markOf` of the id. */
  mark: string;
}

const COOKIE = new RegExp(
  `(?:^|;\\s*)${COHORT_COOKIE.replace('.', '\\.')}=(\\d{1,4})\\.([A-Z]+)\\.(\\w*)\\.([\\w-]*)\\.([0-9a-f]{8})(?:;|$)`,
);

/** Parses the cohort cookie; undefined when signed out or malformed. */
export function cohortOf(cookies = ''): Cohort | undefined {
  const [, place, group, country = '', office = '', mark = ''] = COOKIE.exec(cookies) ?? [];
  const role = ROLES.find((each) => each === group);
  return place !== undefined && role ? { place: Number(place), role, country, office, mark } : undefined;
}

/**
 * Tests membership of an audience. Members stay while a share stays or grows. Each remote counts from another place, so
 * that the first testers differ.
 */
export function isAmong(audience: Audience, remote: string, cohort: Cohort | undefined): boolean {
  const { share, countries, offices, roles, people } = audience;
  const isLimited = [share, countries, offices, roles].some((part) => part !== undefined);
  if (!cohort) return share === 100 && !countries && !offices && !roles;
  if (people?.some((id) => markOf(id) === cohort.mark)) return true;
  return (
    isLimited &&
    (share === undefined || placeFor(remote, cohort) < share * (ROLL_OUT_PLACES / 100)) &&
    (countries?.includes(cohort.country) ?? true) &&
    (offices?.includes(cohort.office) ?? true) &&
    (roles?.includes(cohort.role) ?? true)
  );
}

function placeFor(remote: string, { place }: Cohort): number {
  return (place + Number.parseInt(markOf(remote), 16)) % ROLL_OUT_PLACES;
}
