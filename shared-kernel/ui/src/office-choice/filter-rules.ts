import type { Role } from '@comptoir/api-contract/roles';

export interface FilterRules {
  country: boolean;
  office: boolean;
}

/** Only a SUPERADMIN selects the country; the office needs a country, and an OFFICEMANAGER cannot change it. */
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
