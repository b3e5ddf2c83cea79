import type { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type Position = NonNullable<PickUpInput['position']>;

/** Answer to the question, once per device. */
type PositionConsent = 'open' | 'allowed' | 'refused';

const KEY = 'comptoir.position';
/** In milliseconds. An older position is not of this stop. */
const MAX_AGE_MS = 120_000;
/** In milliseconds. Time for the device to find itself, in the background. */
const TIMEOUT_MS = 10_000;

interface TimedPosition extends Position {
  at: number;
}

/** Position of the device for a pick-up. Recording never waits for it. */
export function usePosition() {
  const [consent, setConsent] = useState(readConsent);
  const found = useRef<TimedPosition>(undefined);
  const answer = (given: 'allowed' | 'refused') => {
    localStorage.setItem(KEY, given);
    setConsent(given);
  };
  const refuse = useEffectEvent(() => answer('refused'));
  useEffect(() => {
    if (consent !== 'allowed') return;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        found.current = { lat: latitude, lon: longitude, accuracy, at: timestamp };
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) refuse();
      },
      { enableHighAccuracy: true, maximumAge: MAX_AGE_MS, timeout: TIMEOUT_MS },
    );
  }, [consent]);
  return {
    consent,
    answer,
    /** Null without a recent one. */
    current: (): Position | null => {
      const { at, ...position } = found.current ?? { at: Number.NEGATIVE_INFINITY, lat: 0, lon: 0, accuracy: 0 };
      return Date.now() - at <= MAX_AGE_MS ? position : null;
    },
  };
}

function readConsent(): PositionConsent {
  // Pages without TLS have none.
  if (!('geolocation' in navigator)) return 'refused';
  const stored = localStorage.getItem(KEY);
  return stored === 'allowed' || stored === 'refused' ? stored : 'open';
}
