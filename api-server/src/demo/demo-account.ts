/** The password of every demo account. */
export const DEMO_PASSWORD = 'Comptoir-demo-1';

/** The accounts that a visitor signs in with, one for each role. */
export const DEMO_ACCOUNTS = {
  SUPERADMIN: { name: 'Nadia Benali', email: 'superadmin@comptoir.example' },
  ADMIN: { name: 'Karim Haddad', email: 'admin@comptoir.example', countryCode: 'DZ' },
  OFFICEMANAGER: { email: 'manager@comptoir.example' },
  COLLECTOR: { email: 'collector@comptoir.example' },
} as const;
