import type { AgencyInput } from '@comptoir/api-contract/agencies';
import { LocationMap, type LocatedAddress } from '@comptoir/shared-kernel/maps';
import { useContractMessages } from '@comptoir/shared-kernel/i18n';
import { useOffices } from '@comptoir/shared-kernel/selection';
import {
  Controller,
  CountrySelect,
  Field,
  FieldRow,
  Form,
  FormActions,
  showIssues,
  SubmitButton,
  TextInput,
  useContractForm,
  useUnsavedChanges,
} from '@comptoir/shared-kernel/form';
import { Notice, Select } from '@comptoir/shared-kernel/ui';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { useNeighbour } from './agencies.queries';
import styles from './agency-form.module.css';
import { AgencyFormSchema } from './agency-form.schema';
import { useLocatedSubmit } from './use-located-submit';

interface AgencyFormProps {
  defaultValues: Partial<AgencyInput>;
  /** The stored agency: its own address is not looked up again. */
  known?: LocatedAddress;
  officeLocked: boolean;
  /** Names the draft that outlives a crash; another name for another version of the record. */
  draft: string;
  submitLabel: string;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (agency: AgencyInput) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
}

const EMPTY = {
  name: '',
  address: '',
  city: '',
  postalCode: '',
  countryCode: '',
  email: '',
  phone: '',
  officeId: '',
  lat: undefined,
  lon: undefined,
};

/** The fields of an agency, with its place on the map. */
export function AgencyForm({
  defaultValues,
  known,
  officeLocked,
  draft,
  submitLabel,
  submission,
  onSubmit,
  notice,
}: AgencyFormProps) {
  const t = useMessages();
  const offices = useOffices();
  const around = useNeighbour();
  const inLanguage = useContractMessages();
  const form = useContractForm(AgencyFormSchema, {
    defaultValues: { ...EMPTY, ...defaultValues },
    firstErrorOnly: true,
    draft,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const unlocated = (errors.lat ?? errors.lon)?.message;
  const { name, location, place, submit, waiting } = useLocatedSubmit(form, known, onSubmit);
  const leaving = useUnsavedChanges(formState.isDirty && !submission.isSuccess);

  useEffect(() => {
    showIssues(form, submission.error);
  }, [form, submission.error]);

  return (
    <Form form={form} onSubmit={submit}>
      {notice}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Field label={t('agency.name')} error={errors.name?.message}>
            <TextInput autoComplete="organization" {...register('name')} />
          </Field>
          <Field label={t('agency.address')} error={errors.address?.message}>
            <TextInput autoComplete="street-address" {...register('address')} />
          </Field>
          <FieldRow>
            <Field label={t('agency.city')} error={errors.city?.message}>
              <TextInput autoComplete="address-level2" {...register('city')} />
            </Field>
            <Field label={t('agency.postalCode')} error={errors.postalCode?.message}>
              <TextInput autoComplete="postal-code" {...register('postalCode')} />
            </Field>
          </FieldRow>
          <Field label={t('agency.country')} error={errors.countryCode?.message}>
            <Controller control={control} name="countryCode" render={({ field }) => <CountrySelect {...field} />} />
          </Field>
          <FieldRow>
            <Field label={t('agency.email')} error={errors.email?.message}>
              <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
            </Field>
            <Field label={t('agency.phone')} error={errors.phone?.message}>
              <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('phone')} />
            </Field>
          </FieldRow>
          <Field
            label={t('agency.office')}
            error={errors.officeId?.message}
            hint={officeLocked && t('agency.officeLocked')}
          >
            <Controller
              control={control}
              name="officeId"
              render={({ field }) => (
                <Select
                  {...field}
                  placeholder={t('agency.office')}
                  disabled={officeLocked}
                  options={(offices.data ?? []).map((office) => ({ value: office.id, label: office.name }))}
                />
              )}
            />
          </Field>
        </div>
        <div className={styles.fields}>
          <Field label={t('agency.location')}>
            <LocationMap location={location} title={name} onMove={place} around={around} />
          </Field>
          {unlocated && (
            <Notice tone="danger">
              <p>{inLanguage(unlocated)}</p>
              <p>{t('agencies.placeIt')}</p>
            </Notice>
          )}
        </div>
      </div>
      <FormActions>
        <SubmitButton busy={submission.isPending || waiting} busyLabel={waiting ? t('agencies.locating') : undefined}>
          {submitLabel}
        </SubmitButton>
      </FormActions>
      {leaving}
    </Form>
  );
}
