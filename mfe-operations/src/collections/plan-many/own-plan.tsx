import { useFormContext, useFormState, useWatch } from '@comptoir/ui/fields';
import { Button } from '@comptoir/ui';
import { useMessages } from '../../messages/messages';
import type { PlanValues } from './plan-form.schema';
import styles from './plan-rows.module.css';

export function OwnPlan({ index }: { index: number }) {
  const t = useMessages();
  const { control, setValue, clearErrors } = useFormContext<PlanValues>();
  const row = useWatch({ control, name: `rows.${index}` });
  const { errors } = useFormState({ control, name: `rows.${index}` });
  const wrong = errors.rows?.[index]?.collectorId?.message;
  const position = row.roundPosition ?? null;
  const own = [
    row.collectorName,
    row.time === null ? t('plan.anyTime') : row.time,
    position === null ? undefined : t('plan.position', { position }),
    row.currency,
  ].filter((part) => part !== undefined);
  if (own.length === 0) return null;
  const { agencyId, scheduledAmount, agencyName, includesDouble, currency } = row;
  const planAsAll = () => {
    clearErrors(`rows.${index}`);
    // The amount keeps its currency.
    setValue(
      `rows.${index}`,
      { agencyId, scheduledAmount, agencyName, includesDouble, currency },
      { shouldDirty: true },
    );
  };
  return (
    <div className={styles.own}>
      <span>{own.join(' · ')}</span>
      {(own.length > 1 || currency === undefined) && (
        <Button size="small" variant="text" onClick={planAsAll}>
          {t('plan.asAll')}
        </Button>
      )}
      {wrong !== undefined && <span role="alert">{wrong}</span>}
    </div>
  );
}
