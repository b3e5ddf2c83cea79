/** Who sees garages. */
export const STAFF = ['SUPERADMIN', 'ADMIN', 'OFFICEMANAGER'] as const

/** Who adds one: an ADMIN only looks after offices. */
export const KEEPERS = ['SUPERADMIN', 'OFFICEMANAGER'] as const

export function isKeeper(role: string): boolean {
  return KEEPERS.some((keeper) => keeper === role)
}
