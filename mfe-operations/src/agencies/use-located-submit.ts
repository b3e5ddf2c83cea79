import type { AgencyInput } from '@comptoir/api-contract/agencies';
import { useGeocodedLocation, type LocatedAddress, type Location, type Position } from '@comptoir/shared-kernel/maps';
import { useWatch, type ContractForm } from '@comptoir/shared-kernel/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AgencyFormValues } from './agency-form.schema';

/**
 * Keeps the coordinates of the form those of its address, or of the place that a person set on the map, which holds
 * until another address is found. Submitting waits for an address that is being located.
 */
export function useLocatedSubmit(
  { control, setValue, clearErrors, handleSubmit }: ContractForm<AgencyFormValues, AgencyInput>,
  known: LocatedAddress | undefined,
  onSubmit: (agency: AgencyInput) => void,
) {
  const [name, address, city, postalCode, countryCode] = useWatch({
    control,
    name: ['name', 'address', 'city', 'postalCode', 'countryCode'],
  });
  const lookup = useGeocodedLocation({ address, city, postalCode, countryCode }, known);
  const [waiting, setWaiting] = useState(false);
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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (lookup.status === 'looking' && !isPlaced) {
      setWaiting(true);
      await new Promise<void>((resolve) => {
        goOn.current = resolve;
      });
      setWaiting(false);
    }
    await handleSubmit(onSubmit)();
  };

  const place = (position: Position) => {
    setPlaced({ position, addressed });
    setValue('lat', position.lat, { shouldDirty: true });
    setValue('lon', position.lon, { shouldDirty: true });
    clearErrors(['lat', 'lon']);
  };

  // Without an address there is no place yet; one that nobody finds is set by hand.
  const isSought = location !== undefined || lookup.status === 'missing';

  return {
    name,
    location,
    place: isSought ? place : undefined,
    waiting,
    submit: (event: FormEvent) => void submit(event),
  };
}
