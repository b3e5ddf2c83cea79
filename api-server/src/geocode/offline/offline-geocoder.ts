import type { GeocodeResult } from '@comptoir/api-contract/geocode';
import type { Geocoder } from '../geocoder';
import { editDistance } from './edit-distance';
import type { Gazetteer, Gazetteers, Place } from './gazetteer';
import { bareCityKey, placeKey } from './place-key';
import { gazetteerCountry, postalArea } from './postal-area';

/**
 * Locates by city and postal area in GeoNames data; falls back to the region of the postal code. Precise to a city
 * or region.
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

function named({ byName, byAlternateName }: Gazetteer, key: string, area: string | undefined): Place | undefined {
  const places = [...(byName.get(key) ?? []), ...(byAlternateName.get(key) ?? [])];
  return places.find((place) => place.area === area) ?? places[0];
}

/** Tolerates one edit in a short name, two in a long one. */
function misspelt({ places }: Gazetteer, key: string, area: string | undefined): Place | undefined {
  const bareKey = bareCityKey(key);
  if (bareKey.length < 4) return undefined;
  const limit = bareKey.length < 8 ? 1 : 2;
  let closest: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const distance = editDistance(bareKey, place.key, limit);
    if (distance > limit) continue;
    // Prefers the postal area, then the larger place.
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
