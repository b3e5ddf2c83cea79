import { readAmount } from '@comptoir/api-contract/amount-text';
import { parseDecimal } from '@comptoir/api-contract/decimal-text';
import type { Collection } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { useApiMutation } from '@comptoir/ui/changes';
import { FieldRow, useContractForm, useWatch } from '@comptoir/ui/fields';
import { fieldsOf, RecordForm } from '@comptoir/ui/records';
import { useMemo, type ReactNode } from 'react';
import { useFieldErrors } from '../balances/use-field-errors';
import { useMessages } from '../messages/messages';
import { correctionSchema, type Correction, type CorrectionFormValues } from './correction-form.schema';
import { DifferenceHint } from './difference-hint';

const { TextField, TextAreaField } = fieldsOf<CorrectionFormValues>();

interface CorrectionFormProps {
  collection: Collection;
  /** ETag of the collection. */
  version: string | undefined;
  submission: Pick<ReturnType<typeof useApiMutation>, 'state' | 'error'>;
  onSubmit: (correction: Correction) => void;
  notice?: ReactNode;
}

export function CorrectionForm({ collection, version, submission, onSubmit, notice }: CorrectionFormProps) {
  const t = useMessages();
  const { id, collectedAmount, currency } = collection;
  const isRecorded = collectedAmount !== null;
  const schema = useMemo(() => correctionSchema(collection), [collection]);
  const form = useContractForm(schema, {
    defaultValues: { collectedAmount: collectedAmount ?? undefined, reason: '' },
    draft: `correction ${id}`,
    ...(version !== undefined && { version }),
  });
  const amount = useWatch({ control: form.control, name: 'collectedAmount' });
  useFieldErrors(form, submission.error, 'collectedAmount');

  return (
    <RecordForm
      form={form}
      state={submission.state}
      onSubmit={onSubmit}
      submit={{ label: t('correction.save'), disabled: !form.formState.isDirty }}
      notice={notice}
    >
      <FieldRow>
        <TextField
          name="collectedAmount"
          label={t('correction.amount')}
          hint={<DifferenceHint collection={collection} amount={amount} />}
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          setValueAs={(typed: unknown) => amountOf(typed, currency)}
        />
        <TextAreaField name="reason" label={t('correction.reason')} optional={!isRecorded} rows={2} />
      </FieldRow>
    </RecordForm>
  );
}

/** NaN for invalid or ambiguous text; the schema words the error. */
function amountOf(typed: unknown, currency: CurrencyCode): unknown {
  if (typeof typed !== 'string') return typed;
  const reading = readAmount(typed, currency);
  if (reading.kind === 'empty') return undefined;
  if (reading.kind === 'amount') return reading.amount;
  return reading.kind === 'refused' ? parseDecimal(typed) : Number.NaN;
}
