import { Button, Tag } from '@comptoir/ui';
import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { useMessages } from '../../messages/messages';
import type { PlanValues } from './plan-values';
import styles from './plan-rows.module.css';
import { useDoubleText } from './use-doubles';

/** Collection that a copied row doubles, and the choice to leave the row out again. */
export function DoubleNote({ index }: { index: number }) {
  const t = useMessages();
  const { control, setValue } = useFormContext<PlanValues>();
  const { agencyId, agencyName } = useWatch({ control, name: `rows.${index}` });
  const planned = useDoubleText(agencyId);
  if (agencyName === undefined || planned === undefined) return null;
  return (
    <div className={styles.own}>
      <Tag tone="warning">{t('plan.doubleTag')}</Tag>
      <span>{planned}</span>
      <Button
        size="small"
        variant="text"
        onClick={() => setValue(`rows.${index}.includesDouble`, false, { shouldDirty: true })}
      >
        {t('plan.exclude')}
      </Button>
    </div>
  );
}
