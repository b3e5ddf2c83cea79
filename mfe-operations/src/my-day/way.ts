import type { Collection } from '@comptoir/api-contract/collections';

/** Opens the place of an agency in whatever the phone uses for maps (RFC 5870, with Android's `q` for the pin). */
export function wayTo({ name, lat, lon }: Pick<Collection['agency'], 'name' | 'lat' | 'lon'>): string {
  return `geo:${lat},${lon}?q=${lat},${lon}(${label(name)})`;
}

/** Calls a telephone number. */
export function callTo(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** A bracket in the name would end the label. */
function label(name: string): string {
  return encodeURIComponent(name.replaceAll(/[()]/g, ' ').trim());
}
