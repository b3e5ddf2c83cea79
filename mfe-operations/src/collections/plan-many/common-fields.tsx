import { FieldRow, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../../messages/messages';
import { ChoicesNotice } from '../choices-notice';
import { CURRENCY_OPTIONS } from '../currency-options';
import { MomentFields } from '../moment-fields';
import { useCollectorChoices } from '../use-collector-choices';
import type { PlanValues } from './plan-form.schema';

const { CheckboxField, SelectField } = fieldsOf<PlanValues>();

export function CommonFields() {
  const t = useMessages();
  const collectorId = useWatch<PlanValues, 'collectorId'>({ name: 'collectorId' });
  const collectors = useCollectorChoices(collectorId, []);
  return (
    <>
      <ChoicesNotice choices={[collectors.query]} />
      <FieldRow>
        <MomentFields planned="" />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="collectorId"
          label={t('collection.collector')}
          placeholder={t('collection.selectCollector')}
          {...collectors.select}
        />
        <SelectField name="currency" label={t('collection.currency')} options={CURRENCY_OPTIONS} />
      </FieldRow>
      <CheckboxField name="alertBefore24Hours">{t('plan.notify')}</CheckboxField>
    </>
  );
}
