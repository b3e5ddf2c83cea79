import { useEffect, useState } from 'react';
import type { MapFailure } from '../map-view.types';
import { onAuthFailure } from './auth-failure';
import { googleMapsApi } from './google-maps-api';

/**
 * Whether Google's script is there. It is fetched here and not by `APIProvider`, whose status stays failed for the
 * life of the page; and a refused key is told to a function of the page, never to `APIProvider`.
 */
export function useGoogleScript(key: string, fail: (failure: MapFailure) => void): boolean {
  const [isThere, setIsThere] = useState(false);

  useEffect(() => onAuthFailure(() => fail({ reason: 'auth' })), [fail]);

  useEffect(() => {
    let alive = true;
    googleMapsApi(key)
      .importLibrary('maps')
      .then(
        () => alive && setIsThere(true),
        (cause: unknown) => alive && fail({ reason: 'load', cause }),
      );
    return () => {
      alive = false;
    };
  }, [key, fail]);

  return isThere;
}
