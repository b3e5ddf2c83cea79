import type { Collection } from '@comptoir/api-contract/collections';
import { dialledPhone } from '@comptoir/api-contract/phone';

/** URL that opens the map app of a phone (RFC 5870, with Android's `q` for the pin). */
export function mapUrl({ name, lat, lon }: Pick<Collection['agency'], 'name' | 'lat' | 'lon'>): string {
  return `geo:${lat},${lon}?q=${lat},${lon}(${label(name)})`;
}

/** Uses the first of several phone numbers. */
export function phoneUrl(phone: string): string {
  return `tel:${dialledPhone(phone) ?? ''}`;
}

/** A parenthesis in the name would end the label. */
function label(name: string): string {
  return encodeURIComponent(name.replaceAll(/[()]/g, ' ').trim());
}
