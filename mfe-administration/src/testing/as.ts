/** Claims of the people who administer. */
export const asSuperadmin = { role: 'SUPERADMIN' } as const;
export const asAdmin = { role: 'ADMIN', countryCode: 'DZ' } as const;
