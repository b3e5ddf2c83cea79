export const STAFF = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const

/** Roles that may add a garage: an ADMIN only looks after offices. */
export const KEEPERS = ['SUPERADMIN', 'OFFICEMANAGER'] as const

export function isKeeper(role: string): boolean {
  return KEEPERS.some((keeper) => keeper === role)
}
