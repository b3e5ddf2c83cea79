import type { Profile } from '@comptoir/api-contract/session';

type CohortParts = Pick<Profile, 'id' | 'role' | 'countryCode' | 'officeId' | 'place'>;

/** Cookie value: place of the person, role, country, office, and a mark for audiences by name. */
export function cohortText({ id, role, countryCode, officeId, place }: CohortParts): string {
  return [place, role, countryCode, officeId, markOf(id)].join('.');
}

/** Eight hexadecimal digits of FNV-1a. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
