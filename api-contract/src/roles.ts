export const ROLES = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR'] as const;

export type Role = (typeof ROLES)[number];

/** Roles of the back office; a COLLECTOR only records results. */
export const STAFF: readonly Role[] = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'];

/** Roles at ADMIN level and above. */
export const ADMINS: readonly Role[] = ['SUPERADMIN', 'ADMIN'];

/** Roles that can be given the platform permission: SUPERADMINs need none, and a COLLECTOR has no such pages. */
export const PLATFORM_ROLES: readonly Role[] = ['ADMIN', 'OFFICEMANAGER'];

/** True for people who see the page Platform and try remotes: SUPERADMINs, and those whom one gave the permission. */
export function seesPlatform({ role, platform }: { role: Role; platform?: boolean | undefined }): boolean {
  return role === 'SUPERADMIN' || platform === true;
}
