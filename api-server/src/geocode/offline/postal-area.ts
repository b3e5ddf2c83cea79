import { stateOfZip } from './zip-states';

/**
 * Region of a postal code in the terms of the gazetteer: wilaya in Algeria, department in France, province in
 * Spain and Turkey, state in the United States. Undefined where postal and administrative codes are unrelated.
 */
export function postalArea(countryCode: string, postalCode: string): string | undefined {
  const code = postalCode.replaceAll(/[\s-]/g, '');
  if (!/^\d{5}/.test(code)) return undefined;
  switch (countryCode) {
    case 'DZ':
    case 'FR':
    case 'ES':
    case 'TR':
      return code.slice(0, 2);
    case 'US':
      return stateOfZip(code);
    default:
      return undefined;
  }
}

/** Postal prefixes of French territories with their own country code. */
const OVERSEAS: Readonly<Record<string, string>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};

/** GeoNames lists places like Réunion as countries of their own. */
export function gazetteerCountry(countryCode: string, postalCode: string): string {
  return (countryCode === 'FR' && OVERSEAS[postalCode.trim().slice(0, 3)]) || countryCode;
}
