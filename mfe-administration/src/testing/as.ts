export const asAdmin = { role: 'ADMIN', countryCode: 'DZ' } as const;
