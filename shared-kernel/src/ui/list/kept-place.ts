import { useState, type Key } from 'react';
import { useLocation } from '../../router';
import type { ListLayout } from './list-layout';

/** Where a list stands. Heights and offset are CSS pixels; they hold while its rows are laid out in the same way. */
export interface Place {
  kind: ListLayout<unknown>['kind'];
  offset: number;
  /** The first and the last row in view. */
  first: number;
  last: number;
  /** Of the rows that were measured, by their key. */
  heights: ReadonlyMap<Key, number>;
}

const places = new Map<string, Place>();
/** The places of so many lists are known. */
const MOST = 20;

/**
 * The place that a list had when this entry of the history was left, and the way to keep its next one. A list that is opened again begins at its top.
 */
export function useKeptPlace(caption: string): { place: Place | undefined; keep: (place: Place) => void } {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search} ${caption}`;
  const [place, setPlace] = useState(() => places.get(entry));
  const keep = (left: Place) => {
    keepPlace(entry, left);
    setPlace(left);
  };
  return { place, keep };
}

function keepPlace(entry: string, place: Place): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}
