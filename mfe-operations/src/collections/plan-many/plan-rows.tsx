import { COLLECTION_BATCH_LIMIT } from '@comptoir/api-contract/collections';
import { Button, classNames } from '@comptoir/ui';
import { useFormContext, useFormState, useWatch } from '@comptoir/ui/fields';
import { Detail } from '@comptoir/ui/records';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { SkippedRows } from './skipped-rows';
import { BLANK_ROW, type PlanRowValues, type PlanValues } from './plan-values';
import { PlanRow } from './plan-row';
import styles from './plan-rows.module.css';
import { isSkipped, useDoubles } from './use-doubles';

const FIELDS = ['agencyId', 'scheduledAmount', 'collectorId'] as const;

const HEADS = ['agency', 'time', 'collector', 'currency', 'amount'] as const;

function hasPosition({ roundPosition = null }: PlanRowValues): boolean {
  return roundPosition !== null;
}

/** Keeps one row to fill in; rows that are left out are folded below the others. */
export function PlanRows() {
  const t = useMessages();
  const { control, getValues, setValue, setError, setFocus, clearErrors } = useFormContext<PlanValues>();
  const rows = useWatch({ control, name: 'rows' });
  const doubles = useDoubles();
  const leftOut = rows.flatMap((row, index) => (isSkipped(row, doubles) ? [index] : []));
  const isAllLeftOut = leftOut.length === rows.length;
  const { errors } = useFormState({ control, name: 'rows' });
  const wrong = errors.rows;
  const [wanted, setWanted] = useState<{ index: number }>();
  // Invalid text lives in its input only, so inputs need keys that survive the removal of an earlier row.
  const [keys, setKeys] = useState(() => Array.from({ length: COLLECTION_BATCH_LIMIT }, (_, key) => key));

  const setRows = useCallback((rows: PlanRowValues[]) => setValue('rows', rows, { shouldDirty: true }), [setValue]);
  const onNext = useCallback(
    (index: number) => {
      const before = getValues('rows');
      const next = before.findIndex((row, at) => at > index && !isSkipped(row, doubles));
      const isFull = before.length === COLLECTION_BATCH_LIMIT;
      if (next < 0 && !isFull) setRows([...before, BLANK_ROW]);
      setWanted({ index: next >= 0 ? next : isFull ? index : before.length });
    },
    [getValues, setRows, doubles],
  );
  const onRemove = useCallback(
    (index: number) => {
      const before = getValues('rows');
      const rest = before.filter((_, at) => at !== index);
      // Errors are keyed by index, which removal shifts.
      clearErrors('rows');
      setRows(rest.length > 0 ? rest : [BLANK_ROW]);
      setKeys((known) => [...known.filter((_, at) => at !== index), Math.max(...known) + 1]);
      before.forEach((_, at) => {
        for (const field of FIELDS) {
          const error = at === index ? undefined : wrong?.[at]?.[field];
          if (error) setError(`rows.${at > index ? at - 1 : at}.${field}`, error);
        }
      });
      const visibleRows = rest.flatMap((row, at) => (isSkipped(row, doubles) ? [] : [at]));
      setWanted({ index: visibleRows.find((at) => at >= index) ?? visibleRows.at(-1) ?? 0 });
    },
    [getValues, setRows, setError, clearErrors, wrong, doubles],
  );
  const onInclude = (index: number) => {
    setValue(`rows.${index}.includesDouble`, true, { shouldDirty: true });
    setWanted({ index });
  };

  useEffect(() => {
    if (isAllLeftOut && getValues('rows').length < COLLECTION_BATCH_LIMIT) setRows([...getValues('rows'), BLANK_ROW]);
  }, [isAllLeftOut, getValues, setRows]);

  useEffect(() => {
    if (wanted) setFocus(`rows.${wanted.index}.agencyId`);
  }, [wanted, setFocus]);

  return (
    <div className={classNames(styles.grid, rows.some(hasPosition) && styles.positions)}>
      <SkippedRows indexes={leftOut} onInclude={onInclude} />
      <div aria-hidden="true" className={styles.head}>
        {HEADS.map((name) => (
          <span key={name}>{t(`collection.${name}`)}</span>
        ))}
      </div>
      {keys
        .slice(0, rows.length)
        .map(
          (key, index) =>
            !leftOut.includes(index) && <PlanRow key={key} index={index} onNext={onNext} onRemove={onRemove} />,
        )}
      <RowsFoot isFull={rows.length === COLLECTION_BATCH_LIMIT} onAdd={() => onNext(rows.length - 1)} />
    </div>
  );
}

function RowsFoot({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const t = useMessages();
  return (
    <>
      <div>
        <Button size="small" disabled={isFull} onClick={onAdd}>
          {t('plan.add')}
        </Button>
      </div>
      <div className={styles.keys}>
        <Detail>{t('plan.keys')}</Detail>
      </div>
    </>
  );
}
