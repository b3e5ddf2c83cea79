import type { Office } from '@comptoir/api-contract/offices';
import type { Profile } from '@comptoir/api-contract/session';

export const superadmin: Profile = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Nadia Haddad',
  email: 'superadmin@comptoir.example',
  phone: null,
  role: 'SUPERADMIN',
  countryCode: null,
  officeId: null,
  verified: true,
};

export const algiers: Office = {
  id: '01890000-0000-7000-8000-00000000000a',
  name: 'Algiers Centre',
  city: 'Algiers',
  countryCode: 'DZ',
  collectorsAmount: 4,
  admins: ['Karim Belkacem'],
};
