import type { Agency } from '@comptoir/api-contract/agencies';
import { FieldRow, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import { AgencySelect } from './agency-select';
import { CURRENCY_OPTIONS } from './currency-options';
import styles from './plan-fields.module.css';
import type { CollectionFormValues } from './collection-form.schema';
import { MomentFields } from './moment-fields';
import type { AgencyChoices } from './use-agency-choices';
import type { useCollectorChoices } from './use-collector-choices';

const { AmountField, ControlField, SelectField, TextField } = fieldsOf<CollectionFormValues>();

interface PlanFieldsProps {
  agencies: AgencyChoices;
  collectors: ReturnType<typeof useCollectorChoices>['select'];
  agency: Pick<Agency, 'name'> | undefined;
  /** Stored instant. */
  planned: string;
}

export function PlanFields({ agencies, collectors, agency, planned }: PlanFieldsProps) {
  const t = useMessages();
  const currency = useWatch<CollectionFormValues, 'currency'>({ name: 'currency' });
  return (
    <>
      <ControlField name="agencyId" label={t('collection.agency')}>
        {(field) => <AgencySelect {...field} choices={agencies} name={agency?.name} />}
      </ControlField>
      <FieldRow>
        <MomentFields planned={planned} />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="collectorId"
          label={t('collection.collector')}
          placeholder={t('collection.selectCollector')}
          {...collectors}
        />
        <TextField
          name="roundPosition"
          label={t('collection.position')}
          optional
          inputMode="numeric"
          autoComplete="off"
          setValueAs={positionOf}
        />
      </FieldRow>
      <div className={styles.money}>
        <SelectField name="currency" label={t('collection.currency')} options={CURRENCY_OPTIONS} />
        <AmountField name="scheduledAmount" label={t('collection.amount')} currency={currency} />
      </div>
    </>
  );
}

/** Maps an empty field to null; other invalid text stays invalid. */
function positionOf(typed: unknown): number | null {
  if (typed === null || typed === '') return null;
  return typeof typed === 'number' ? typed : Number(typed);
}
