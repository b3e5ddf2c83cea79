import { useMemo } from 'react';
import type { MapMarker } from './map-view.types';

/** The same list for as long as its content is the same, so that a map is not redrawn with every render around it. */
export function useStableMarkers(markers: readonly MapMarker[]): readonly MapMarker[] {
  const content = JSON.stringify(markers);
  // oxlint-disable-next-line react/exhaustive-deps -- the content stands for the list
  return useMemo(() => markers, [content]);
}
