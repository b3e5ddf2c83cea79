import { FREQUENCIES, type RecurrenceRule } from '@comptoir/api-contract/recurrence-rule';
import { FieldRow } from '@comptoir/ui/fields';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Checkbox, classNames, Select } from '@comptoir/ui';
import { useState } from 'react';
import { useSeriesMessages } from './messages/messages';
import { MonthFields } from './month-fields';
import { RuleEndFields } from './rule-end-fields';
import { partsOf, textOf, weekdayOf, withFrequency, withWeekday, type RuleParts } from './rule-parts';
import { weekdayName, weekOrder } from './rule-text';
import styles from './series.module.css';

interface RuleFieldProps {
  /** RFC 5545 RRULE. */
  value: string;
  onChange: (text: string) => void;
  /** First day, 'YYYY-MM-DD'. */
  start: string;
}

const INTERVALS = Array.from({ length: 12 }, (_, index) => index + 1);

export function RuleField({ value, onChange, start }: RuleFieldProps) {
  const t = useSeriesMessages();
  const [typed, setParts] = useState(() => partsOf(value));
  // The form may be filled again with a concurrent change.
  const parts = textOf(typed) === value ? typed : partsOf(value);
  const { rule } = parts;
  const change = (next: Partial<RuleParts>) => {
    const whole = { ...parts, ...next };
    setParts(whole);
    onChange(textOf(whole));
  };
  const changeRule = (next: RecurrenceRule) => change({ rule: next, lacksWeekday: false });
  const changeDays = (next: RecurrenceRule) => change({ rule: next, lacksWeekday: next.weekdays.length === 0 });
  const intervals = INTERVALS.includes(rule.interval) ? INTERVALS : [...INTERVALS, rule.interval];

  return (
    <>
      <FieldRow>
        <Select
          label={t('frequency')}
          placeholder={t('frequency')}
          value={rule.frequency}
          options={FREQUENCIES.map((name) => ({ value: name, label: t(`frequencies.${name}`) }))}
          onChange={(name) => {
            const frequency = FREQUENCIES.find((known) => known === name);
            if (frequency) changeRule(withFrequency(rule, frequency, start));
          }}
        />
        <Select
          label={t('interval')}
          placeholder={t('interval')}
          value={String(rule.interval)}
          options={intervals.map((count) => ({
            value: String(count),
            label: t(`turn.${rule.frequency}`, { count }),
          }))}
          onChange={(interval) => changeRule({ ...rule, interval: Number(interval) })}
        />
      </FieldRow>
      {rule.frequency === 'WEEKLY' && <Weekdays parts={parts} start={start} onChange={changeDays} />}
      {rule.frequency === 'MONTHLY' && <MonthFields rule={rule} start={start} onChange={changeRule} />}
      <RuleEndFields parts={parts} start={start} onChange={change} />
    </>
  );
}

interface WeekdaysProps {
  parts: RuleParts;
  start: string;
  onChange: (rule: RecurrenceRule) => void;
}

function Weekdays({ parts: { rule, lacksWeekday = false }, start, onChange }: WeekdaysProps) {
  const t = useSeriesMessages();
  const { language } = useLanguage();
  // A stored rule without a weekday takes that of its first day.
  const isImplied = rule.weekdays.length === 0 && !lacksWeekday;
  const chosen = isImplied ? [weekdayOf(start)] : rule.weekdays.map(({ weekday }) => weekday);
  return (
    <fieldset className={classNames(styles.weekdays, lacksWeekday && styles.lacking)}>
      <legend>{t('weekdays')}</legend>
      {weekOrder().map((weekday) => (
        <Checkbox
          key={weekday}
          checked={chosen.includes(weekday)}
          onChange={() =>
            onChange(withWeekday({ ...rule, weekdays: chosen.map((known) => ({ weekday: known })) }, weekday))
          }
        >
          {weekdayName(weekday, language)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
