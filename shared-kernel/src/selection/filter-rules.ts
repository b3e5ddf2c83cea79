import type { Role } from '@comptoir/api-contract/roles';

/** Which of the two dropdowns a person may use. */
export interface FilterRules {
  country: boolean;
  office: boolean;
}

/** Only a SUPERADMIN changes the country; the office waits for a country, and is not for an OFFICEMANAGER to change. */
export function filterRules(role: Role, selectedCountryCode: string): FilterRules {
  const hasCountry = selectedCountryCode !== '';
  switch (role) {
    case 'SUPERADMIN':
      return { country: true, office: hasCountry };
    case 'ADMIN':
      return { country: false, office: hasCountry };
    case 'OFFICEMANAGER':
    case 'COLLECTOR':
      return { country: false, office: false };
  }
}
