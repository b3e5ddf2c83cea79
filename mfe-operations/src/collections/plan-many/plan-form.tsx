import { currencyOfCountry } from '@comptoir/api-contract/currency-of-country';
import type { CollectionBatch } from '@comptoir/api-contract/collections';
import type { ChangeState } from '@comptoir/ui/changes';
import { Form, FormActions, SubmitButton, useContractForm, useWatch } from '@comptoir/ui/fields';
import { fieldsOf, useFormOutcome } from '@comptoir/ui/records';
import { useSelection } from '@comptoir/kernel/selection';
import type { FormEvent } from 'react';
import { useMessages } from '../../messages/messages';
import { atTime } from '../collection-day';
import { likelyDay } from '../last-planned';
import { usePlanQuestion } from '../use-plan-question';
import { CommonFields } from './common-fields';
import { CopyDay } from './copy-day';
import { PlanSchema } from './plan-form.schema';
import { BLANK_ROW, type PlanValues } from './plan-values';
import { PlanRows } from './plan-rows';
import styles from './plan-rows.module.css';
import { PlanTotal } from './plan-total';
import { plannedRows, useDoublesOf } from './use-doubles';

const { CheckboxField } = fieldsOf<PlanValues>();

interface PlanFormProps {
  officeId: string;
  state: ChangeState;
  onPlan: (batch: CollectionBatch) => void;
}

/** Rows at the start in a window with room for them. */
const FIRST_ROWS = 4;

/** Several rows in a wide window show that the page plans more than one; a phone adds them one by one. */
function firstRows() {
  return Array.from({ length: matchMedia('(width >= 1100px)').matches ? FIRST_ROWS : 1 }, () => BLANK_ROW);
}

export function PlanForm({ officeId, state, onPlan }: PlanFormProps) {
  const t = useMessages();
  const form = useContractForm(PlanSchema, {
    defaultValues: {
      officeId,
      scheduledCollectionDate: atTime(likelyDay(), null),
      hasTime: false,
      collectorId: '',
      currency: currencyOfCountry(useSelection().selectedCountryCode),
      alertBefore24Hours: false,
      rows: firstRows(),
    },
    draft: 'plan many',
  });
  const { control, getValues, handleSubmit, setValue } = form;
  const { ask, question } = usePlanQuestion();
  const leaving = useFormOutcome(form, state);
  const doubles = useDoublesOf(control);
  const count = plannedRows(useWatch({ control, name: 'rows' }), doubles).length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const rows = plannedRows(getValues('rows'), doubles);
    // Rows that are blank or left out are dropped, so that indexes match those of the server.
    setValue('rows', rows.length > 0 ? rows : [BLANK_ROW]);
    await handleSubmit(async (body) => {
      const ids = body.rows.map(({ agencyId }) => agencyId);
      if (await ask({ at: body.scheduledCollectionDate, agencies: { officeId, ids } })) onPlan(body);
    })(event);
  };

  return (
    <Form form={form} onSubmit={(event) => void submit(event)}>
      <CommonFields />
      <CopyDay />
      <PlanRows />
      <CheckboxField name="alertBefore24Hours">{t('plan.notify')}</CheckboxField>
      <div className={styles.foot}>
        <PlanTotal />
        <FormActions>
          <SubmitButton busy={state.status === 'saving'}>
            {count === 0 ? t('plan.submitNone') : t('plan.submit', { count })}
          </SubmitButton>
        </FormActions>
      </div>
      {question}
      {leaving}
    </Form>
  );
}
