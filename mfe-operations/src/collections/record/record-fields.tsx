import type { Collection } from '@comptoir/api-contract/collections';
import { AmountInput, Controller, Field, TextArea, useWatch, type ContractForm } from '@comptoir/shared-kernel/form';
import { useMessages } from '../../messages/messages';
import { DifferenceHint } from './difference-hint';
import type { Outcome, RecordValues } from './record-form.schema';

interface RecordFieldsProps {
  form: ContractForm<RecordValues, RecordValues>;
  outcome: Outcome;
  collection: Pick<Collection, 'scheduledAmount' | 'currency'>;
}

/** What is said of a pick-up: the amount and a note, or why there is no cash. */
export function RecordFields({ form: { control, register, formState }, outcome, collection }: RecordFieldsProps) {
  const t = useMessages();
  const { errors } = formState;
  const amount = useWatch({ control, name: 'collectedAmount' });
  return (
    <>
      {outcome === 'collected' && (
        <Field
          label={t('record.amount')}
          error={errors.collectedAmount?.message}
          hint={<DifferenceHint collection={collection} amount={amount} />}
        >
          <Controller
            control={control}
            name="collectedAmount"
            render={({ field }) => <AmountInput {...field} data-autofocus />}
          />
        </Field>
      )}
      <Field
        key={outcome}
        label={t(outcome === 'missed' ? 'record.reason' : 'collection.note')}
        error={errors.note?.message}
      >
        <TextArea {...register('note')} />
      </Field>
    </>
  );
}
