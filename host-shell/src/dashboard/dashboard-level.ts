import type { Role } from '@comptoir/api-contract/roles';
import type { Selection } from '@comptoir/shared-kernel/selection';

/** 3 the countries, 2 the offices of a country, 1 one office. */
export type DashboardLevel = 1 | 2 | 3;

/** Where a role's dashboard begins, and the highest that it steps back to. */
export function startLevel(role: Role): DashboardLevel {
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

/** The level to show: the one asked for, but not above the role's, and not below what is selected. */
export function shownLevel(wanted: string, role: Role, selection: Selection): DashboardLevel {
  const highest = startLevel(role);
  const asked = isLevel(wanted) ? LEVELS[wanted] : highest;
  return clamp(asked, lowestFor(selection), highest);
}

/** What a selection is enough for. */
export function lowestFor({ selectedCountryCode, selectedOfficeId }: Selection): DashboardLevel {
  if (selectedCountryCode === '') return 3;
  return selectedOfficeId === null ? 2 : 1;
}

const LEVELS = { 1: 1, 2: 2, 3: 3 } as const;

function isLevel(text: string): text is '1' | '2' | '3' {
  return text in LEVELS;
}

function clamp(level: DashboardLevel, lowest: DashboardLevel, highest: DashboardLevel): DashboardLevel {
  const raised = level < lowest ? lowest : level;
  return raised > highest ? highest : raised;
}
