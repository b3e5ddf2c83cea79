import { timeZoneOfCountry } from '../language/country-habits';

interface Place {
  countryCode: string | null;
  /** Degrees, of an agency of the office: a country may have several time zones. */
  lon?: number | null;
}

/** The time zone in which days of an inbox begin and end: that of the office, or of the country of an administrator. */
export function zoneOf({ countryCode, lon }: Place, at: Date): string {
  return countryCode === null ? 'UTC' : timeZoneOfCountry(countryCode, at, lon ?? undefined);
}

/** The same of many places, each country and longitude worked out once. */
export function zones(at: Date): (place: Place) => string {
  const known = new Map<string, string>();
  return ({ countryCode, lon = null }) => {
    // Time zones are 15 degrees wide.
    const key = `${countryCode} ${lon === null ? '' : Math.round(lon / 2)}`;
    const zone = known.get(key) ?? zoneOf({ countryCode, lon }, at);
    known.set(key, zone);
    return zone;
  };
}
