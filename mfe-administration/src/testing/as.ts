/** Claims of the people who administer. */
export const asAdmin = { role: 'ADMIN', countryCode: 'DZ' } as const;
