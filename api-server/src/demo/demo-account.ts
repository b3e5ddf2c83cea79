export const DEMO_PASSWORD = 'Comptoir-demo-1';

export const DEMO_ACCOUNTS = {
  SUPERADMIN: { name: 'Nadia Benali', email: 'superadmin@comptoir.example' },
  ADMIN: { name: 'Karim Haddad', email: 'admin@comptoir.example', countryCode: 'DZ' },
  OFFICEMANAGER: { email: 'manager@comptoir.example' },
  COLLECTOR: { email: 'collector@comptoir.example' },
} as const;
