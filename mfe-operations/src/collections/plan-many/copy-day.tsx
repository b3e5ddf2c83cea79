import { DateInput } from '@comptoir/ui/dates';
import { Field, useFormContext, useWatch } from '@comptoir/ui/fields';
import { Button } from '@comptoir/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { weekBefore } from '../collection-day';
import styles from './copy-day.module.css';
import type { PlanValues } from './plan-form.schema';
import { useCopiedDay, type CopiedDay } from './use-copied-day';
import { isSkipped, useDoubles } from './use-doubles';

/** The suggested day is one week before the planned one. */
export function CopyDay() {
  const t = useMessages();
  const { control, setFocus } = useFormContext<PlanValues>();
  const usual = weekBefore(useWatch({ control, name: 'scheduledCollectionDate' }));
  const [chosen, setChosen] = useState<string | null>(null);
  const { copy, busy, copied } = useCopiedDay();
  const day = chosen ?? usual;
  const rows = useWatch({ control, name: 'rows' });
  const doubles = useDoubles();
  const doubled = rows.filter((row) => isSkipped(row, doubles)).length;
  const button = useRef<HTMLButtonElement>(null);
  const goOn = useEffectEvent(({ first }: CopiedDay) => {
    const visibleRow = rows.findIndex(
      (row, at) => at >= first && row.agencyName !== undefined && !isSkipped(row, doubles),
    );
    if (visibleRow >= 0) setFocus(`rows.${visibleRow}.scheduledAmount`, { shouldSelect: true });
    else button.current?.focus();
  });
  useEffect(() => {
    // A disabled button loses the focus, so it moves to the first copied amount.
    if (copied && !busy) goOn(copied);
  }, [copied, busy]);
  return (
    <div>
      <div className={styles.copy}>
        <Field label={t('plan.copyFrom')}>
          <DateInput value={day} onChange={setChosen} clearable={false} />
        </Field>
        <Button ref={button} busy={busy} disabled={day === null} onClick={() => day !== null && copy(day)}>
          {t('plan.copy')}
        </Button>
      </div>
      <output className={styles.copied}>
        {copied && [outcome(Math.max(0, copied.count - doubled)), why(copied)].filter(Boolean).join(' ')}
      </output>
    </div>
  );

  function outcome(count: number): string {
    return count > 0 ? t('plan.copied', { count }) : t('plan.copiedNone');
  }

  function why({ count, leftOut }: CopiedDay): string {
    if (leftOut > 0) return t('plan.leftOut', { count: leftOut });
    return count > 0 ? '' : t('plan.emptyDay');
  }
}
