import { MapsProvider, type Geocoder } from '@comptoir/maps';
import type { ReactNode } from 'react';

interface TileMapsProps {
  geocode?: Geocoder;
  children: ReactNode;
}

/** Map provider whose tiles no test requests. */
export function TileMaps({ geocode = nowhere, children }: TileMapsProps) {
  return (
    <MapsProvider config={{ provider: 'tiles', tileUrl: '/tiles/{z}/{x}/{y}.png' }} geocode={geocode}>
      {children}
    </MapsProvider>
  );
}

const nowhere: Geocoder = () => Promise.reject(new Error('The test locates no address'));
