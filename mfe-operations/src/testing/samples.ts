import type { Agency } from '@comptoir/api-contract/agencies';
import type { Office } from '@comptoir/api-contract/offices';

export const office: Office = {
  id: '01890000-0000-7000-8000-00000000000a',
  name: 'Algiers Centre',
  city: 'Algiers',
  countryCode: 'DZ',
  collectorsAmount: 4,
  admins: [],
};

export const agency: Agency = {
  id: '01890000-0000-7000-8000-0000000000a1',
  name: 'Pharmacie Audin',
  address: '3 Place Maurice Audin',
  city: 'Algiers',
  postalCode: '16000',
  countryCode: 'DZ',
  email: 'audin@example.com',
  phone: '+213 555 01 66 84',
  lat: 36.77,
  lon: 3.06,
  officeId: office.id,
};
