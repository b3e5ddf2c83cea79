import { WEEKDAYS, type RecurrenceRule } from '@comptoir/api-contract/recurrence-rule';
import { Field, FieldRow } from '@comptoir/ui/fields';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Select } from '@comptoir/ui';
import { useSeriesMessages } from './messages/messages';
import { onMonthDay, onNthWeekday, weekdayOf } from './rule-parts';
import { weekdayName, weekOrder } from './rule-text';

interface MonthFieldsProps {
  rule: RecurrenceRule;
  start: string;
  onChange: (rule: RecurrenceRule) => void;
}

const NTHS = [1, 2, 3, 4, 5, -1] as const;
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

export function MonthFields({ rule, start, onChange }: MonthFieldsProps) {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  const [named] = rule.weekdays;
  const [weekday, nth] = [named?.weekday ?? weekdayOf(start), named?.nth ?? 1];
  const [day = Number(start.slice(8)) || 1] = rule.monthDays;
  const modes = [
    { value: 'day', label: t('monthDay') },
    { value: 'weekday', label: t('nthWeekday') },
  ];
  const days = [
    ...MONTH_DAYS.map((number) => ({ value: String(number), label: t('dayN', { day: number }) })),
    { value: '-1', label: t('lastDay') },
  ];
  return (
    <FieldRow>
      <Field label={t('monthly')}>
        <Select
          placeholder={t('monthly')}
          value={named ? 'weekday' : 'day'}
          options={modes}
          onChange={(mode) => onChange(mode === 'day' ? onMonthDay(rule, day) : onNthWeekday(rule, nth, weekday))}
        />
      </Field>
      {named ? (
        <>
          <Field label={t('which')}>
            <Select
              placeholder={t('which')}
              value={String(nth)}
              options={NTHS.map((number) => ({ value: String(number), label: t(`nth.${number}`) }))}
              onChange={(number) => onChange(onNthWeekday(rule, Number(number), weekday))}
            />
          </Field>
          <Field label={t('weekday')}>
            <Select
              placeholder={t('weekday')}
              value={weekday}
              options={weekOrder().map((name) => ({ value: name, label: weekdayName(name, language) }))}
              onChange={(name) =>
                onChange(onNthWeekday(rule, nth, WEEKDAYS.find((known) => known === name) ?? weekday))
              }
            />
          </Field>
        </>
      ) : (
        <Field label={t('dayOfMonth')}>
          <Select
            placeholder={t('dayOfMonth')}
            value={String(day)}
            options={days}
            onChange={(number) => onChange(onMonthDay(rule, Number(number)))}
          />
        </Field>
      )}
    </FieldRow>
  );
}
