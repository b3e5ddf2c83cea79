import { COLLECTION_BATCH_LIMIT } from '@comptoir/api-contract/collections';
import { useFormContext, useFormState, useWatch } from '@comptoir/ui/fields';
import { Detail } from '@comptoir/ui/records';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { BLANK_ROW, type PlanRowValues, type PlanValues } from './plan-form.schema';
import { PlanRow } from './plan-row';
import styles from './plan-rows.module.css';

const FIELDS = ['agencyId', 'scheduledAmount', 'collectorId'] as const;

/** Keeps one blank row at the end. */
export function PlanRows() {
  const t = useMessages();
  const { control, getValues, setValue, setError, setFocus, clearErrors } = useFormContext<PlanValues>();
  const count = useWatch({ control, name: 'rows' }).length;
  const { errors } = useFormState({ control, name: 'rows' });
  const wrong = errors.rows;
  const [wanted, setWanted] = useState<{ index: number }>();
  // Invalid text lives in its input only, so inputs need keys that survive the removal of an earlier row.
  const [keys, setKeys] = useState(() => Array.from({ length: COLLECTION_BATCH_LIMIT }, (_, key) => key));

  const setRows = useCallback((rows: PlanRowValues[]) => setValue('rows', rows, { shouldDirty: true }), [setValue]);
  const onNext = useCallback(
    (index: number) => {
      const rows = getValues('rows');
      const isLast = index + 1 === rows.length;
      if (isLast && rows.length < COLLECTION_BATCH_LIMIT) setRows([...rows, BLANK_ROW]);
      setWanted({ index: isLast && rows.length === COLLECTION_BATCH_LIMIT ? index : index + 1 });
    },
    [getValues, setRows],
  );
  const onRemove = useCallback(
    (index: number) => {
      const rows = getValues('rows');
      const rest = rows.filter((_, at) => at !== index);
      // Errors are keyed by index, which removal shifts.
      clearErrors('rows');
      setRows(rest.length > 0 ? rest : [BLANK_ROW]);
      setKeys((before) => [...before.filter((_, at) => at !== index), Math.max(...before) + 1]);
      rows.forEach((_, at) => {
        for (const field of FIELDS) {
          const error = at === index ? undefined : wrong?.[at]?.[field];
          if (error) setError(`rows.${at > index ? at - 1 : at}.${field}`, error);
        }
      });
      setWanted({ index: Math.min(index, Math.max(0, rest.length - 1)) });
    },
    [getValues, setRows, setError, clearErrors, wrong],
  );

  useEffect(() => {
    if (wanted) setFocus(`rows.${wanted.index}.agencyId`);
  }, [wanted, setFocus]);

  return (
    <div className={styles.grid}>
      <div aria-hidden="true" className={styles.head}>
        <span>{t('collection.agency')}</span>
        <span>{t('collection.amount')}</span>
      </div>
      {keys.slice(0, count).map((key, index) => (
        <PlanRow key={key} index={index} onNext={onNext} onRemove={onRemove} />
      ))}
      <Detail>{t('plan.keys')}</Detail>
    </div>
  );
}
