import { useState, type Key } from 'react';
import { useLocation } from '@comptoir/kernel/internal/router';
import type { ListLayout } from './list-layout';

/** Scroll position of a list. Heights and offset are in CSS pixels, valid for the same layout. */
export interface Place {
  kind: ListLayout<unknown>['kind'];
  offset: number;
  first: number;
  last: number;
  heights: ReadonlyMap<Key, number>;
}

const places = new Map<string, Place>();
const MAX_PLACES = 20;

/** Restores the scroll position of a history entry and saves it on leaving. A list opened again starts at its top. */
export function useSavedPlace(caption: string): { place: Place | undefined; keep: (place: Place) => void } {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search} ${caption}`;
  const [place, setPlace] = useState(() => places.get(entry));
  const keep = (left: Place) => {
    savePlace(entry, left);
    setPlace(left);
  };
  return { place, keep };
}

function savePlace(entry: string, place: Place): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
}
