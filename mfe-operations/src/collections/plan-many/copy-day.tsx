import { COLLECTION_BATCH_LIMIT } from '@comptoir/api-contract/collections';
import { useLanguage } from '@comptoir/kernel/i18n';
import { DateInput } from '@comptoir/ui/dates';
import { Field, useFormContext, useWatch } from '@comptoir/ui/fields';
import { Button } from '@comptoir/ui';
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { useMessages } from '../../messages/messages';
import { shortDay } from '../board/board-days';
import { weekBefore } from '../collection-day';
import styles from './copy-day.module.css';
import type { PlanValues } from './plan-values';
import { useCopiedDay, useDayToCopy, type CopiedDay } from './use-copied-day';
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
  const focusNext = useEffectEvent(({ first }: CopiedDay) => {
    const visibleRow = rows.findIndex(
      (row, at) => at >= first && row.agencyName !== undefined && !isSkipped(row, doubles),
    );
    if (visibleRow >= 0) setFocus(`rows.${visibleRow}.scheduledAmount`, { shouldSelect: true });
    else button.current?.focus();
  });
  useEffect(() => {
    // A disabled button loses the focus, so it moves to the first copied amount.
    if (copied && !busy) focusNext(copied);
  }, [copied, busy]);
  return (
    <div>
      <div className={styles.copy}>
        <div className={styles.day}>
          <Field label={t('plan.copyFrom')}>
            <DateInput value={day} onChange={setChosen} clearable={false} />
          </Field>
        </div>
        <CopyButton ref={button} day={day} busy={busy} onCopy={copy} />
      </div>
      <output className={styles.copied}>{copied && <Outcome copied={copied} doubled={doubled} />}</output>
    </div>
  );
}

interface CopyButtonProps {
  day: string | null;
  busy: boolean;
  onCopy: (day: string) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Button labelled with the collections that it copies, once they are loaded. */
function CopyButton({ day, busy, onCopy, ref }: CopyButtonProps) {
  const t = useMessages();
  const { language } = useLanguage();
  const { getValues } = useFormContext<PlanValues>();
  const planned = useDayToCopy(day);
  const [first] = planned ?? [];
  const where = day === null ? '' : shortDay(day, language);
  const label = () => {
    if (!planned) return t('plan.copy');
    if (!first) return t('plan.copyNone', { day: where });
    const known = { count: planned.length, day: where, collector: first.collector.name };
    return t(getValues('collectorId') === '' ? 'plan.copyDay' : 'plan.copyCollector', known);
  };
  return (
    <Button
      ref={ref}
      busy={busy}
      disabled={day === null || (planned !== undefined && !first)}
      onClick={() => day !== null && onCopy(day)}
    >
      {label()}
    </Button>
  );
}

/** Names in full in the result of a copy. */
const NAMED = 5;

/** Number of copied collections, and the reasons why others were not copied. */
function Outcome({ copied, doubled }: { copied: CopiedDay; doubled: number }) {
  const t = useMessages();
  const { language } = useLanguage();
  const { present, beyond } = copied;
  const count = Math.max(0, copied.count - doubled);
  const total = copied.count + present.length + beyond;
  const rest = present.length - NAMED;
  const names = [...present.slice(0, NAMED), ...(rest > 0 ? [`+${rest}`] : [])];
  const texts = [
    count === 0
      ? t('plan.copiedNone')
      : count === total
        ? t('plan.copied', { count })
        : t('plan.copiedPart', { part: count, total }),
    present.length > 0 && t('plan.present', { agencies: new Intl.ListFormat(language).format(names) }),
    beyond > 0 && t('plan.beyond', { limit: COLLECTION_BATCH_LIMIT, rest: beyond }),
  ];
  return texts.filter(Boolean).join(' ');
}
