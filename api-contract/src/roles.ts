export const ROLES = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that work in the back office; a COLLECTOR only records what it collected. */
export const STAFF: readonly Role[] = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'];

/** The roles at ADMIN level and above. */
export const ADMINS: readonly Role[] = ['SUPERADMIN', 'ADMIN'];
