import { CURRENCIES } from '@comptoir/api-contract/currencies';
import type { Agency } from '@comptoir/api-contract/agencies';
import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';
import { AmountInput, Controller, Field, FieldRow, TextInput, type ContractForm } from '@comptoir/shared-kernel/form';
import { Select } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { AgencySelect } from './agency-select';
import styles from './collection-form.module.css';
import type { CollectionFormValues } from './collection-form.schema';
import type { useAgencyOptions, useCollectorOptions } from './collections.queries';
import { MomentFields } from './moment-fields';

interface PlanFieldsProps {
  form: ContractForm<CollectionFormValues, CollectionInput>;
  agencies: ReturnType<typeof useAgencyOptions>;
  collectors: ReturnType<typeof useCollectorOptions>;
  /** The agency that is chosen. */
  agency: Pick<Agency, 'name'> | undefined;
  /** Shows also where it cannot be chosen any more. */
  storedCollector: Collection['collector'] | undefined;
  /** The instant that is stored. */
  planned: string;
}

const CURRENCY_OPTIONS = CURRENCIES.map(({ code, symbol }) => ({ value: code, label: code, detail: symbol }));

/** Where, when, by whom and how much. */
export function PlanFields({ form, agencies, collectors, agency, storedCollector, planned }: PlanFieldsProps) {
  const t = useMessages();
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
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
        <MomentFields form={form} planned={planned} />
      </FieldRow>
      <FieldRow>
        <Field label={t('collection.collector')} error={errors.collectorId?.message}>
          <Controller
            control={control}
            name="collectorId"
            render={({ field }) => (
              <Select
                {...field}
                placeholder={t('collection.selectCollector')}
                options={(collectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                chosen={field.value === storedCollector?.id ? { label: storedCollector.name } : undefined}
              />
            )}
          />
        </Field>
        <Field
          label={t('collection.position')}
          optional={t('collection.optional')}
          error={errors.roundPosition?.message}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            {...register('roundPosition', { setValueAs: positionOf })}
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
    </>
  );
}

/** Nothing typed is no position; what is no number stays one that is refused. */
function positionOf(typed: unknown): number | null {
  if (typed === null || typed === '') return null;
  return typeof typed === 'number' ? typed : Number(typed);
}
