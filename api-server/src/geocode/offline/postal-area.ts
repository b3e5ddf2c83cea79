import { stateOfZip } from './zip-states';

/**
 * The part of a country that a postal code lies in, as the gazetteer's rows name it: a wilaya's number in Algeria, a
 * department in France, a province in Spain and Turkey, a state in the United States. Nothing where postal codes and
 * administrative codes do not go together.
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

/** French postal codes of places that have a country code of their own. */
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

/** The country whose gazetteer has the place: Réunion is France in an address, and a country of its own in GeoNames. */
export function gazetteerCountry(countryCode: string, postalCode: string): string {
  return (countryCode === 'FR' && OVERSEAS[postalCode.trim().slice(0, 3)]) || countryCode;
}
