import type { Role } from '@comptoir/api-contract/roles';
import type { Selection } from '@comptoir/kernel/selection';

/** 3: countries, 2: offices of a country, 1: one office. */
export type DashboardLevel = 1 | 2 | 3;

/** Highest level of a role, which shows everything in its reach. */
export function highestLevel(role: Role): DashboardLevel {
  switch (role) {
    case 'SUPERADMIN':
      return 3;
    case 'ADMIN':
      return 2;
    case 'OFFICEMANAGER':
    case 'COLLECTOR':
      return 1;
  }
}

/** Level in the address; undefined leaves it to the selection. */
export function requestedLevel(text: string): DashboardLevel | undefined {
  return isLevel(text) ? LEVELS[text] : undefined;
}

/** Level to show: that of the selection or a higher one from the address, up to the role's highest. */
export function displayedLevel(
  requested: DashboardLevel | undefined,
  role: Role,
  selection: Selection,
): DashboardLevel {
  const highest = highestLevel(role);
  const selected = levelOf(selection);
  const level = requested !== undefined && requested > selected ? requested : selected;
  return level > highest ? highest : level;
}

export function levelOf({ selectedCountryCode, selectedOfficeId }: Selection): DashboardLevel {
  if (selectedCountryCode === '') return 3;
  return selectedOfficeId === null ? 2 : 1;
}

const LEVELS = { 1: 1, 2: 2, 3: 3 } as const;

function isLevel(text: string): text is '1' | '2' | '3' {
  return text in LEVELS;
}
