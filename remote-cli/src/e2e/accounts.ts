export type Role = 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER' | 'COLLECTOR';

export interface Account {
  email: string;
  password: string;
}

const password = 'Comptoir-demo-1';

/** Accounts of a deployment with demo data. */
export const DEMO_ACCOUNTS: Readonly<Record<Role, Account>> = {
  SUPERADMIN: { email: 'superadmin@comptoir.example', password },
  ADMIN: { email: 'admin@comptoir.example', password },
  OFFICEMANAGER: { email: 'manager@comptoir.example', password },
  COLLECTOR: { email: 'collector@comptoir.example', password },
};
