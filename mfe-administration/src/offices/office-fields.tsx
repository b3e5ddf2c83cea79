import type { OfficeForm } from '@comptoir/api-contract/offices';
import { FieldRow } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useClaims } from '@comptoir/kernel/session';
import { useMessages } from '../messages/messages';
import { TimeZoneField } from './time-zone-field';

const { TextField, CountryField } = fieldsOf<OfficeForm>();

export function OfficeFields({ inOneRow = false }: { inOneRow?: boolean }) {
  const t = useMessages();
  // An ADMIN and the offices it creates belong to one country.
  const countryLocked = useClaims().role !== 'SUPERADMIN';
  const place = (
    <>
      <CountryField
        name="countryCode"
        label={t('office.country')}
        hint={countryLocked && t('office.countryLocked')}
        disabled={countryLocked}
      />
      <TimeZoneField />
    </>
  );
  return (
    <>
      <FieldRow>
        <TextField name="name" label={t('office.name')} autoComplete="organization" />
        <TextField name="city" label={t('office.city')} autoComplete="address-level2" />
        {inOneRow && place}
      </FieldRow>
      {!inOneRow && <FieldRow>{place}</FieldRow>}
    </>
  );
}
