/// <reference types="google.maps" />
import { useEffect, useState, type RefObject } from 'react';
import type { MapFailure } from '../map-view.types';
import type { MapsConfigOf } from '../maps-config.schema';
import { onAuthFailure } from './auth-failure';
import { googleMapsApi } from './google-maps-api';

/** Google ignores styles on a map with an id, whose looks come from its console. */
const WITHOUT_POINTS_OF_INTEREST: google.maps.MapTypeStyle[] = [
  { featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] },
];

/** Google's map in `container`, with no control but the zoom, once its script is there. */
export function useGoogleMap(
  container: RefObject<HTMLElement | null>,
  { googleKey, googleMapId }: MapsConfigOf<'google'>,
  fail: (failure: MapFailure) => void,
): google.maps.Map | undefined {
  const [map, setMap] = useState<google.maps.Map>();

  useEffect(() => onAuthFailure(() => fail({ reason: 'auth' })), [fail]);

  useEffect(() => {
    let alive = true;
    createMap(googleKey, googleMapId, () => (alive ? container.current : null)).then(
      (created) => {
        if (alive) setMap(created);
      },
      (cause: unknown) => {
        if (alive) fail({ reason: 'load', cause });
      },
    );
    return () => {
      alive = false;
    };
  }, [container, googleKey, googleMapId, fail]);

  return map;
}

async function createMap(key: string, mapId: string | undefined, container: () => HTMLElement | null) {
  const api = googleMapsApi(key);
  const [{ Map: GoogleMap }] = await Promise.all([api.importLibrary('maps'), api.importLibrary('marker')]);
  const element = container();
  if (!element) return undefined;
  return new GoogleMap(element, {
    ...(mapId ? { mapId } : { styles: WITHOUT_POINTS_OF_INTEREST }),
    center: { lat: 20, lng: 10 },
    zoom: 2,
    gestureHandling: 'cooperative',
    fullscreenControl: false,
    mapTypeControl: false,
    streetViewControl: false,
    clickableIcons: false,
  });
}
