import type { Office } from '@comptoir/api-contract/offices';
import type { Profile } from '@comptoir/api-contract/session';
import type { OfficeSummary } from '@comptoir/api-contract/summaries';
import type { User } from '@comptoir/api-contract/users';

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
  timeZone: 'Africa/Algiers',
  collectorsAmount: 4,
  admins: ['Karim Belkacem'],
};

export const officeSummary: OfficeSummary = {
  custody: false,
  cash: [{ currency: 'DZD', till: 1_250.5, vault: 0, hands: 0, onTheWay: 0 }],
  managers: [],
  counts: { managers: 0, collectors: 4 },
  closures: [],
  days: [],
};

export const lyon: Office = {
  id: '01890000-0000-7000-8000-00000000000b',
  name: 'Lyon Part-Dieu',
  city: 'Lyon',
  countryCode: 'FR',
  collectorsAmount: 1,
  admins: [],
};

export const admin: User = {
  id: '01890000-0000-7000-8000-0000000000d1',
  name: 'Samir Ould',
  email: 'samir@comptoir.example',
  phone: '+213 555 01 00 01',
  verified: true,
  role: 'ADMIN',
  countryCode: 'DZ',
  officeId: null,
  office: null,
};

export const manager: User = {
  id: '01890000-0000-7000-8000-0000000000d2',
  name: 'Karim Belkacem',
  email: 'karim@comptoir.example',
  phone: null,
  verified: false,
  role: 'OFFICEMANAGER',
  countryCode: 'DZ',
  officeId: algiers.id,
  office: { id: algiers.id, name: algiers.name },
};
