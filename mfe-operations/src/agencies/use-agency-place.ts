import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { useSubmitGate } from '@comptoir/ui/records';
import { useGeocodedLocation, type LocatedAddress, type Location, type Position } from '@comptoir/maps';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages';
import type { AgencyFormValues } from './agency-form.schema';

/**
 * Keeps the coordinates of the form in step with its address; a position set by hand holds until another address is
 * geocoded. Submitting waits for running geocoding.
 */
export function useAgencyPlace(known: LocatedAddress | undefined) {
  const t = useMessages();
  const { control, setValue, clearErrors } = useFormContext<AgencyFormValues>();
  const [name, address, city, postalCode, countryCode] = useWatch({
    control,
    name: ['name', 'address', 'city', 'postalCode', 'countryCode'],
  });
  const lookup = useGeocodedLocation({ address, city, postalCode, countryCode }, known);
  const goOn = useRef<() => void>(undefined);
  const addressed = JSON.stringify([address, city, postalCode, countryCode]);
  const [placed, setPlaced] = useState<{ position: Position; addressed: string }>();
  const found = lookup.status === 'found' ? lookup.location : undefined;
  const isPlaced = placed !== undefined && (placed.addressed === addressed || found === undefined);
  const location: Location | undefined = isPlaced ? placed.position : found;
  const lat = location?.lat;
  const lon = location?.lon;

  useEffect(() => {
    setValue('lat', lat);
    setValue('lon', lon);
    if (lookup.status !== 'looking') goOn.current?.();
  }, [lookup, lat, lon, setValue]);

  useSubmitGate({
    label: t('agencies.locating'),
    wait: () => {
      if (lookup.status !== 'looking' || isPlaced) return undefined;
      return new Promise<void>((resolve) => {
        goOn.current = resolve;
      });
    },
  });

  const place = (position: Position) => {
    setPlaced({ position, addressed });
    setValue('lat', position.lat, { shouldDirty: true });
    setValue('lon', position.lon, { shouldDirty: true });
    clearErrors(['lat', 'lon']);
  };

  // Only a complete address has a position; an unknown one is set by hand.
  const isSearched = location !== undefined || lookup.status === 'missing';
  return { name, location, place: isSearched ? place : undefined };
}
