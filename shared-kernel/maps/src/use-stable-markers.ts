import { useMemo } from 'react';
import type { MapMarker } from './map-view.types';

/** Keeps the identity of the list while its content is equal, so that the map is not redrawn on every render. */
export function useStableMarkers(markers: readonly MapMarker[]): readonly MapMarker[] {
  const content = JSON.stringify(markers);
  // oxlint-disable-next-line react/exhaustive-deps -- the content identifies the list
  return useMemo(() => markers, [content]);
}
