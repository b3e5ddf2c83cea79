import type { AgencyInput } from '@comptoir/api-contract/agencies';
import { useGeocodedLocation, type LocatedAddress } from '@comptoir/shared-kernel/maps';
import { useWatch, type ContractForm } from '@comptoir/shared-kernel/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AgencyFormValues } from './agency-form.schema';

/** Keeps the coordinates of the form those of its address. Submitting waits for an address that is being located. */
export function useLocatedSubmit(
  { control, setValue, handleSubmit }: ContractForm<AgencyFormValues, AgencyInput>,
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

  useEffect(() => {
    const location = lookup.status === 'found' ? lookup.location : undefined;
    setValue('lat', location?.lat);
    setValue('lon', location?.lon);
    if (lookup.status !== 'looking') goOn.current?.();
  }, [lookup, setValue]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (lookup.status === 'looking') {
      setWaiting(true);
      await new Promise<void>((resolve) => {
        goOn.current = resolve;
      });
      setWaiting(false);
    }
    await handleSubmit(onSubmit)();
  };

  return { name, lookup, waiting, submit: (event: FormEvent) => void submit(event) };
}
