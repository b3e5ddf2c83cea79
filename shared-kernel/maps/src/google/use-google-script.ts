import { useEffect, useState } from 'react';
import type { MapFailure } from '../map-view.types';
import { onAuthFailure } from './auth-failure';
import { googleMapsApi } from './google-maps-api';

/**
 * Returns true once Google's script is loaded. `APIProvider` is not used for that: its status stays failed for the
 * life of the page, and it is not notified of a refused key.
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
