import type { CollectionBatch } from '@comptoir/api-contract/collections';
import type { ChangeState } from '@comptoir/shared-kernel/changes';
import { Form, FormActions, SubmitButton, useContractForm, useWatch } from '@comptoir/shared-kernel/fields';
import { useFormOutcome } from '@comptoir/shared-kernel/records';
import { useOfficeCurrency } from '@comptoir/shared-kernel/selection';
import type { FormEvent } from 'react';
import { useMessages } from '../../messages/messages';
import { atTime } from '../collection-day';
import { likelyDay } from '../last-planned';
import { usePastDayQuestion } from '../use-past-day-question';
import { CommonFields } from './common-fields';
import { CopyDay } from './copy-day';
import { BLANK_ROW, filledRows, PlanSchema } from './plan-form.schema';
import { PlanRows } from './plan-rows';
import { PlanTotal } from './plan-total';

interface PlanFormProps {
  officeId: string;
  /** How what was sent stands. */
  state: ChangeState;
  onPlan: (batch: CollectionBatch) => void;
}

/** The grid: what the pick-ups have in common, and a row for each. What fails stays, each row with its sentence. */
export function PlanForm({ officeId, state, onPlan }: PlanFormProps) {
  const t = useMessages();
  const form = useContractForm(PlanSchema, {
    defaultValues: {
      officeId,
      scheduledCollectionDate: atTime(likelyDay(), null),
      hasTime: false,
      collectorId: '',
      currency: useOfficeCurrency(),
      alertBefore24Hours: false,
      rows: [BLANK_ROW],
    },
    draft: 'plan many',
  });
  const { control, getValues, handleSubmit, setValue } = form;
  const { ask, question } = usePastDayQuestion('');
  const leaving = useFormOutcome(form, state);
  const count = filledRows(useWatch({ control, name: 'rows' })).length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const rows = filledRows(getValues('rows'));
    // Each row stands where the server will find it.
    setValue('rows', rows.length > 0 ? rows : [BLANK_ROW]);
    await handleSubmit(async (body) => {
      if (await ask(body.scheduledCollectionDate)) onPlan(body);
    })(event);
  };

  return (
    <Form form={form} onSubmit={(event) => void submit(event)}>
      <CommonFields />
      <CopyDay />
      <PlanRows />
      <PlanTotal />
      <FormActions>
        <SubmitButton busy={state.status === 'saving'}>
          {count === 0 ? t('plan.submitNone') : t('plan.submit', { count })}
        </SubmitButton>
      </FormActions>
      {question}
      {leaving}
    </Form>
  );
}
