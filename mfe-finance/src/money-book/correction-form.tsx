import type { Collection } from '@comptoir/api-contract/collections';
import {
  Field,
  FieldRow,
  Form,
  FormActions,
  parseDecimal,
  TextArea,
  TextInput,
  useContractForm,
  useUnsavedChanges,
  useWatch,
} from '@comptoir/shared-kernel/form';
import { Button } from '@comptoir/shared-kernel/ui';
import { useMemo, type ReactNode } from 'react';
import { useShownFailure } from '../balances/use-shown-failure';
import { useMessages } from '../messages/messages';
import { correctionSchema, type Correction } from './correction-form.schema';
import { DifferenceHint } from './difference-hint';

interface CorrectionFormProps {
  collection: Collection;
  /** Names the version of the collection. */
  version: string | undefined;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (correction: Correction) => void;
  /** Stands above the fields. */
  notice?: ReactNode;
}

/** The collected amount, why it is corrected, and what that books. */
export function CorrectionForm({ collection, version, submission, onSubmit, notice }: CorrectionFormProps) {
  const t = useMessages();
  const { id, collectedAmount } = collection;
  const isRecorded = collectedAmount !== null;
  const schema = useMemo(() => correctionSchema(isRecorded), [isRecorded]);
  const form = useContractForm(schema, {
    defaultValues: { collectedAmount: collectedAmount ?? undefined, reason: '' },
    draft: `correction ${id}`,
    ...(version !== undefined && { version }),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const amount = useWatch({ control, name: 'collectedAmount' });
  const leaving = useUnsavedChanges(isDirty && !submission.isSuccess);
  useShownFailure(form, submission.error, 'collectedAmount');

  return (
    <Form form={form} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {notice}
      <FieldRow>
        <Field
          label={t('correction.amount')}
          error={errors.collectedAmount?.message}
          hint={<DifferenceHint collection={collection} amount={amount} />}
        >
          <TextInput
            type="number"
            step="0.01"
            min="0"
            inputMode="decimal"
            {...register('collectedAmount', { setValueAs: parseDecimal })}
          />
        </Field>
        <Field
          label={t('correction.reason')}
          {...(isRecorded ? {} : { optional: t('expense.optional') })}
          error={errors.reason?.message}
        >
          <TextArea rows={2} {...register('reason')} />
        </Field>
      </FieldRow>
      <FormActions>
        <Button type="submit" variant="primary" busy={submission.isPending} disabled={!isDirty}>
          {submission.isPending ? t('expense.saving') : t('correction.save')}
        </Button>
      </FormActions>
      {leaving}
    </Form>
  );
}
