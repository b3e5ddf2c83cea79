import { useContractMessages } from '@comptoir/kernel/i18n';
import { Field, FieldRow, useFormContext } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { Notice } from '@comptoir/ui';
import { LocationMap, useStreets, type LocatedAddress } from '@comptoir/maps';
import { useOffices } from '@comptoir/kernel/selection';
import { SideMap } from '../location/side-map';
import { useMessages } from '../messages/messages';
import { useNeighbour } from './agencies.queries';
import styles from './agency-fields.module.css';
import type { AgencyFormValues } from './agency-form.schema';
import { useAgencyPlace } from './use-agency-place';

const { TextField, CountryField, SelectField } = fieldsOf<AgencyFormValues>();

interface AgencyFieldsProps {
  /** Stored agency: its address is not geocoded again and its office is locked. */
  known?: LocatedAddress;
}

export function AgencyFields({ known }: AgencyFieldsProps) {
  const t = useMessages();
  const offices = useOffices();
  const officeLocked = known !== undefined;
  return (
    <SideMap isNarrow map={<AgencyPlace {...(known && { known })} />}>
      <TextField name="name" label={t('field.name')} autoComplete="organization" />
      <FieldRow>
        <TextField name="address" label={t('field.address')} autoComplete="street-address" />
        <div className={styles.town}>
          <TextField name="city" label={t('field.city')} autoComplete="address-level2" />
          <TextField name="postalCode" label={t('field.postalCode')} autoComplete="postal-code" />
        </div>
      </FieldRow>
      <div className={styles.long}>
        <CountryField name="countryCode" label={t('field.countryCode')} />
        <TextField name="email" label={t('field.email')} type="email" autoComplete="email" />
      </div>
      <FieldRow>
        <TextField name="phone" label={t('field.phone')} type="tel" autoComplete="tel" />
        <SelectField
          name="officeId"
          label={t('field.officeId')}
          hint={officeLocked && t('agency.officeLocked')}
          disabled={officeLocked}
          options={(offices.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldRow>
    </SideMap>
  );
}

function AgencyPlace({ known }: AgencyFieldsProps) {
  const t = useMessages();
  const inLanguage = useContractMessages();
  const around = useNeighbour();
  const hasStreets = useStreets();
  const { errors } = useFormContext<AgencyFormValues>().formState;
  const { name, location, place } = useAgencyPlace(known);
  const unlocated = (errors.lat ?? errors.lon)?.message;
  return (
    <>
      <Field label={t('agency.location')} hint={!location && !place && t('agency.placeHint')}>
        <LocationMap location={location} title={name} onMove={place} around={around} />
      </Field>
      {known && location && !hasStreets && (
        <p data-fact className={styles.fact}>
          {t('agency.placeFact')}
        </p>
      )}
      {unlocated && (
        <Notice tone="danger">
          <p>{inLanguage(unlocated)}</p>
          <p>{t('agencies.placeIt')}</p>
        </Notice>
      )}
    </>
  );
}
