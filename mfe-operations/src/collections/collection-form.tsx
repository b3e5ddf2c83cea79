import { CURRENCIES } from '@comptoir/api-contract/currencies';
import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';
import { LocationMap } from '@comptoir/shared-kernel/maps';
import {
  AmountInput,
  Controller,
  Field,
  FieldRow,
  Form,
  FormActions,
  showIssues,
  SubmitButton,
  TextArea,
  useContractForm,
  useUnsavedChanges,
  useWatch,
} from '@comptoir/shared-kernel/form';
import { Checkbox, Select } from '@comptoir/shared-kernel/ui';
import { DateInput } from '@comptoir/shared-kernel/ui-data';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import { AgencySelect } from './agency-select';
import { ChoicesNotice } from './choices-notice';
import { dayOf, onDay } from './collection-day';
import styles from './collection-form.module.css';
import { CollectionFormSchema } from './collection-form.schema';
import { useAgencyOptions, useCollectorOptions } from './collections.queries';

interface CollectionFormProps {
  defaultValues: Partial<CollectionInput>;
  /** The stored collection: its agency and collector show even where they cannot be chosen any more. */
  stored?: Pick<Collection, 'agency' | 'collector'>;
  /** Names the draft that outlives a crash; another name for another version of the record. */
  draft: string;
  submitLabel: string;
  /** What is at work after the collection itself is saved, for example its files. */
  busyLabel?: string | undefined;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  /** Whether there is something else on the page that leaving it would lose. */
  holdsMore: boolean;
  onSubmit: (collection: CollectionInput) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** The files of the collection. */
  media: ReactNode;
  /** Earlier notes. */
  notes?: ReactNode;
}

const EMPTY = {
  agencyId: '',
  scheduledCollectionDate: '',
  collectorId: '',
  scheduledAmount: undefined,
  currency: CURRENCIES[0].code,
  officeId: '',
  alertBefore2Hours: false,
  alertBefore24Hours: false,
  collectionNotes: [{ note: '' }],
};

const CURRENCY_OPTIONS = CURRENCIES.map(({ code, symbol }) => ({ value: code, label: code, detail: symbol }));

/** The fields of a collection, with the place of its agency on the map. */
export function CollectionForm(props: CollectionFormProps) {
  const { defaultValues, stored, draft, submitLabel, busyLabel, submission, holdsMore, onSubmit } = props;
  const t = useMessages();
  const agencies = useAgencyOptions();
  const collectors = useCollectorOptions();
  const form = useContractForm(CollectionFormSchema, { defaultValues: { ...EMPTY, ...defaultValues }, draft });
  const { register, control, formState, handleSubmit } = form;
  const { errors } = formState;
  const agencyId = useWatch({ control, name: 'agencyId' });
  const agency = stored?.agency.id === agencyId ? stored.agency : agencies.data?.find(({ id }) => id === agencyId);
  const leaving = useUnsavedChanges((formState.isDirty && !submission.isSuccess) || holdsMore);

  useEffect(() => {
    showIssues(form, submission.error);
  }, [form, submission.error]);

  return (
    <Form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {props.notice}
      <ChoicesNotice choices={[agencies, collectors]} />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Field label={t('collection.agency')} error={errors.agencyId?.message}>
            <Controller
              control={control}
              name="agencyId"
              render={({ field }) => (
                <AgencySelect {...field} agencies={agencies.data} failed={agencies.isError} name={agency?.name} />
              )}
            />
          </Field>
          <FieldRow>
            <Field label={t('collection.date')} error={errors.scheduledCollectionDate?.message}>
              <Controller
                control={control}
                name="scheduledCollectionDate"
                render={({ field: { value, onChange, onBlur, ref } }) => (
                  <DateInput
                    value={dayOf(value)}
                    onChange={(day) => onChange(onDay(day, defaultValues.scheduledCollectionDate ?? ''))}
                    onBlur={onBlur}
                    ref={ref}
                    clearable={false}
                  />
                )}
              />
            </Field>
            <Field label={t('collection.collector')} error={errors.collectorId?.message}>
              <Controller
                control={control}
                name="collectorId"
                render={({ field }) => (
                  <Select
                    {...field}
                    placeholder={t('collection.selectCollector')}
                    options={(collectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                    chosen={field.value === stored?.collector.id ? { label: stored.collector.name } : undefined}
                  />
                )}
              />
            </Field>
          </FieldRow>
          <div className={styles.money}>
            <Field label={t('collection.currency')} error={errors.currency?.message}>
              <Controller
                control={control}
                name="currency"
                render={({ field }) => (
                  <Select {...field} placeholder={t('collection.currency')} options={CURRENCY_OPTIONS} />
                )}
              />
            </Field>
            <Field label={t('collection.amount')} error={errors.scheduledAmount?.message}>
              <Controller control={control} name="scheduledAmount" render={({ field }) => <AmountInput {...field} />} />
            </Field>
          </div>
          {props.notes}
          <Field label={t('collection.note')} error={errors.collectionNotes?.[0]?.note?.message}>
            <TextArea {...register('collectionNotes.0.note')} />
          </Field>
          {props.media}
          <Checkbox {...register('alertBefore24Hours')}>{t('collection.notify')}</Checkbox>
        </div>
        <Field label={t('collection.location')}>
          <LocationMap location={agency} title={agency?.name ?? ''} />
        </Field>
      </div>
      <FormActions>
        <SubmitButton busy={submission.isPending || busyLabel !== undefined} busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
      </FormActions>
      {leaving}
    </Form>
  );
}
