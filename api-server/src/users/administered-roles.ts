import type { Role } from '@comptoir/api-contract/roles';

export const ADMINISTERED_ROLES: Record<Role, readonly Role[]> = {
  SUPERADMIN: ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'],
  ADMIN: ['OFFICEMANAGER', 'COLLECTOR'],
  OFFICEMANAGER: ['COLLECTOR'],
  COLLECTOR: [],
};
