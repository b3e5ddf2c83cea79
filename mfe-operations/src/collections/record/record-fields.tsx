import type { Collection } from '@comptoir/api-contract/collections';
import {
  AmountInput,
  Controller,
  Field,
  TextArea,
  TextInput,
  useWatch,
  type ContractForm,
  type AskedReason,
} from '@comptoir/shared-kernel/form';
import { useContractMessages } from '@comptoir/shared-kernel/i18n';
import { useMessages } from '../../messages/messages';
import { DifferenceHint } from './difference-hint';
import { WhyHint } from './why-hint';
import type { Outcome, RecordValues } from './record-form.schema';

interface RecordFieldsProps {
  form: ContractForm<RecordValues, RecordValues>;
  outcome: Outcome;
  collection: Pick<Collection, 'scheduledAmount' | 'currency'>;
  asked: AskedReason | undefined;
}

/** What is said of a pick-up: the amount and a note, or why there is no cash. */
export function RecordFields({
  form: { control, register, formState },
  outcome,
  collection,
  asked,
}: RecordFieldsProps) {
  const t = useMessages();
  const { errors } = formState;
  const inWords = useContractMessages();
  const [amount, note, reason] = useWatch({ control, name: ['collectedAmount', 'note', 'reason'] });
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
      {outcome === 'collected' && (asked || reason !== '') && (
        <Field
          label={t('record.reason')}
          error={asked && errors.reason?.type === 'server' ? undefined : errors.reason?.message}
          hint={asked && inWords(asked.sentence)}
        >
          <TextInput {...register('reason')} />
        </Field>
      )}
      <Field
        key={outcome}
        label={t(outcome === 'missed' ? 'record.reason' : 'collection.note')}
        error={errors.note?.message}
        hint={outcome === 'collected' && <WhyHint collection={collection} amount={amount} note={note} />}
      >
        <TextArea {...register('note')} />
      </Field>
    </>
  );
}
