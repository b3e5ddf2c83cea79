import { dayOf, timeOf } from '@comptoir/kernel/format';
import { DateInput, TimeInput } from '@comptoir/ui/dates';
import { Field, useController, useFormContext } from '@comptoir/ui/fields';
import { useState } from 'react';
import { useMessages } from '../messages/messages';
import { atTime, onDay } from './collection-day';
import type { CollectionFormValues } from './collection-form.schema';

interface MomentFieldsProps {
  /** Stored instant, whose time is kept on another day; '' for a new collection. */
  planned: string;
}

export function MomentFields({ planned }: MomentFieldsProps) {
  const t = useMessages();
  const { control, setValue } = useFormContext<CollectionFormValues>();
  const { field, fieldState } = useController({ control, name: 'scheduledCollectionDate' });
  const { value: instant, onChange, onBlur, ref } = field;
  const { field: timed } = useController({ control, name: 'hasTime' });
  const { value: isTimed, onChange: onTimed, onBlur: onTimedBlur } = timed;
  const day = dayOf(instant);
  // A time typed before its day.
  const [early, setEarly] = useState<string | null>(null);
  const time = day === null ? early : isTimed === true ? timeOf(instant) : null;

  const setTime = (next: string | null) => {
    setEarly(next);
    onTimed(next !== null);
    if (day !== null) onChange(atTime(day, next));
  };
  const setDay = (next: string | null) => {
    setEarly(time);
    onChange(time === null ? onDay(next, planned) : atTime(next, time));
    if (next !== null) setValue('hasTime', time !== null, { shouldDirty: true });
  };

  return (
    <>
      <Field label={t('collection.date')} error={fieldState.error?.message}>
        <DateInput value={day} onChange={setDay} onBlur={onBlur} ref={ref} clearable={false} />
      </Field>
      <Field label={t('collection.time')} optional>
        <TimeInput value={time} onChange={setTime} onBlur={onTimedBlur} />
      </Field>
    </>
  );
}
