import type { CollectionFilterQuery } from '@comptoir/api-contract/collections';
import { localDay } from '../calendar/local-day';
import type { CollectionFilter } from './filtered-collections';

export function collectionFilter(query: Omit<CollectionFilterQuery, 'officeId'>, now = new Date()): CollectionFilter {
  const { state, timeZone = 'UTC', ...filter } = query;
  return { ...filter, ...(state && { state: { state, today: localDay(timeZone, now) } }) };
}
