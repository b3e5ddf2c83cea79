import type { Collection } from '@comptoir/api-contract/collections';
import { dialledPhone } from '@comptoir/api-contract/phone';

/** Opens the place of an agency in whatever the phone uses for maps (RFC 5870, with Android's `q` for the pin). */
export function wayTo({ name, lat, lon }: Pick<Collection['agency'], 'name' | 'lat' | 'lon'>): string {
  return `geo:${lat},${lon}?q=${lat},${lon}(${label(name)})`;
}

/** Calls the first of some telephone numbers. */
export function callTo(phone: string): string {
  return `tel:${dialledPhone(phone) ?? ''}`;
}

/** A bracket in the name would end the label. */
function label(name: string): string {
  return encodeURIComponent(name.replaceAll(/[()]/g, ' ').trim());
}
