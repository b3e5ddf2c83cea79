export const ROLES = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const;

export type Role = (typeof ROLES)[number];

/** Roles of the back office; a COLLECTOR only records results. */
export const STAFF: readonly Role[] = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'];

/** Roles at ADMIN level and above. */
export const ADMINS: readonly Role[] = ['SUPERADMIN', 'ADMIN'];
