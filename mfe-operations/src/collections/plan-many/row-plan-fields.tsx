import { TimeInput } from '@comptoir/ui/dates';
import { Field, useFormContext, useFormState, useWatch } from '@comptoir/ui/fields';
import { Select } from '@comptoir/ui';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { useMessages } from '../../messages/messages';
import { CURRENCY_OPTIONS } from '../currency-options';
import { useCollectorChoices } from '../use-collector-choices';
import type { PlanRowValues, PlanValues } from './plan-values';
import styles from './plan-rows.module.css';
import { planOfRow, type SharedPlan } from './row-plan';

type Changed = 'collectorId' | 'currency' | 'time';

/** Hour, collector and currency of a row. A value equal to the shared or usual one is not kept as its own. */
export function RowPlanFields({ index }: { index: number }) {
  const t = useMessages();
  const { control, setValue } = useFormContext<PlanValues>();
  const row = useWatch({ control, name: `rows.${index}` });
  const shared = useSharedPlan();
  const plan = planOfRow(row, shared);
  const { errors } = useFormState({ control, name: `rows.${index}` });
  const wrong = errors.rows?.[index]?.collectorId?.message;
  const inherited = { ...row, collectorId: undefined, time: undefined, currency: undefined };
  const change = <Name extends Changed>(name: Name, value: PlanRowValues[Name]) => {
    const isOwn = value !== planOfRow(inherited, shared)[name];
    setValue(`rows.${index}`, { ...row, [name]: isOwn ? value : undefined }, { shouldDirty: true });
  };
  const isMissing = plan.collectorId === '' && row.agencyId !== '';
  const known = row.usual && { id: row.usual.collectorId, name: row.usual.collectorName };
  const collectors = useCollectorChoices(plan.collectorId, [known]);
  return (
    <>
      <div className={styles.cell} data-own={row.time !== undefined}>
        <Field label={t('collection.time')}>
          <TimeInput value={plan.time} onChange={(time) => change('time', time)} />
        </Field>
      </div>
      <div className={styles.cell} data-own={row.collectorId !== undefined || isMissing}>
        <Field label={t('collection.collector')} error={wrong}>
          <Select
            value={plan.collectorId}
            placeholder={t(row.agencyId === '' ? 'plan.usualCollector' : 'collection.selectCollector')}
            {...collectors.select}
            onChange={(collectorId) => change('collectorId', collectorId)}
          />
        </Field>
      </div>
      <div className={styles.cell} data-own={row.currency !== undefined && row.currency !== shared.currency}>
        <Field label={t('collection.currency')}>
          <Select
            value={plan.currency}
            placeholder={t('collection.currency')}
            options={CURRENCY_OPTIONS}
            onChange={(chosen) =>
              change(
                'currency',
                CURRENCY_CODES.find((code) => code === chosen),
              )
            }
          />
        </Field>
      </div>
    </>
  );
}

function useSharedPlan(): SharedPlan {
  const { control } = useFormContext<PlanValues>();
  const [collectorId, currency, scheduledCollectionDate, hasTime] = useWatch({
    control,
    name: ['collectorId', 'currency', 'scheduledCollectionDate', 'hasTime'],
  });
  return { collectorId, currency, scheduledCollectionDate, hasTime };
}
