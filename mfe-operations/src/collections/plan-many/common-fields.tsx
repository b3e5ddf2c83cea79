import { useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../../messages/messages';
import { ChoicesNotice } from '../choices-notice';
import { CURRENCY_OPTIONS } from '../currency-options';
import { MomentFields } from '../moment-fields';
import { useCollectorChoices } from '../use-collector-choices';
import styles from './common-fields.module.css';
import type { PlanValues } from './plan-values';

const { SelectField } = fieldsOf<PlanValues>();

/** Values for each row that was not changed. */
export function CommonFields() {
  const t = useMessages();
  const collectorId = useWatch<PlanValues, 'collectorId'>({ name: 'collectorId' });
  const collectors = useCollectorChoices(collectorId, []);
  const usual = { value: '', label: t('plan.usualCollector') };
  const { options } = collectors.select;
  return (
    <fieldset className={styles.shared}>
      <legend className={styles.legend}>
        {t('plan.shared')} <span className={styles.hint}>{t('plan.sharedHint')}</span>
      </legend>
      <ChoicesNotice choices={[collectors.query]} />
      <div className={styles.fields}>
        <MomentFields planned="" />
        <SelectField
          name="collectorId"
          label={t('collection.collector')}
          placeholder={usual.label}
          {...collectors.select}
          // Text typed before they are loaded is kept only without any option.
          options={options.length === 0 ? options : [usual, ...options]}
        />
        <SelectField name="currency" label={t('collection.currency')} options={CURRENCY_OPTIONS} />
      </div>
    </fieldset>
  );
}
