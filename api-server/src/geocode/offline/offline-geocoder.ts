import type { GeocodeResult } from '@comptoir/api-contract/geocode';
import type { Geocoder } from '../geocoder';
import { editDistance } from './edit-distance';
import type { Gazetteer, Gazetteers, Place } from './gazetteer';
import { bareCityKey, placeKey } from './place-key';
import { gazetteerCountry, postalArea } from './postal-area';

/**
 * Locates an address by its city, with the postal code to tell cities of one name apart, from GeoNames data alone. Its
 * answers are as exact as a city, or as the region that the postal code lies in when the city is unknown.
 */
export function offlineGeocoder(gazetteers: Gazetteers): Geocoder {
  return async ({ city, postalCode, countryCode }) => {
    const gazetteer = await gazetteers.of(gazetteerCountry(countryCode, postalCode));
    if (!gazetteer) return undefined;
    const area = postalArea(countryCode, postalCode);
    const key = placeKey(city);
    const place =
      named(gazetteer, key, area) ?? named(gazetteer, bareCityKey(key), area) ?? misspelt(gazetteer, key, area);
    if (place) return answer(place, 'city');
    const seat = seatOf(gazetteer, area);
    return seat && answer(seat, 'region');
  };
}

function answer({ name, lat, lon }: Place, precision: GeocodeResult['precision']): GeocodeResult {
  return { lat, lon, precision, label: name };
}

/** The place of this name, best in the postal area; a name in use goes before a former or foreign one. */
function named({ byName, byAlternateName }: Gazetteer, key: string, area: string | undefined): Place | undefined {
  const places = [...(byName.get(key) ?? []), ...(byAlternateName.get(key) ?? [])];
  return places.find((place) => place.area === area) ?? places[0];
}

/** The place whose name is closest to a misspelt one: one slip in a short name, two in a long one. */
function misspelt({ places }: Gazetteer, key: string, area: string | undefined): Place | undefined {
  const wanted = bareCityKey(key);
  if (wanted.length < 4) return undefined;
  const limit = wanted.length < 8 ? 1 : 2;
  let closest: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const distance = editDistance(wanted, place.key, limit);
    if (distance > limit) continue;
    // Of equally close names the one in the postal area, and then the larger place.
    const score = distance - (area !== undefined && place.area === area ? 0.5 : 0);
    if (score >= least) continue;
    closest = place;
    least = score;
  }
  return closest;
}

function seatOf({ places }: Gazetteer, area: string | undefined): Place | undefined {
  if (area === undefined) return undefined;
  const inside = places.filter((place) => place.area === area);
  return inside.find((place) => place.seat) ?? inside[0];
}
