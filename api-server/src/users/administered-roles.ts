import type { Role } from '@comptoir/api-contract/roles';

/** The roles whose accounts a person of a role administers. */
export const ADMINISTERED_ROLES: Record<Role, readonly Role[]> = {
  SUPERADMIN: ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'],
  ADMIN: ['OFFICEMANAGER', 'COLLECTOR'],
  OFFICEMANAGER: ['COLLECTOR'],
  COLLECTOR: [],
};
