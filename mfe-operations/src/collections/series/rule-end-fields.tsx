import type { RuleEnd } from '@comptoir/api-contract/recurrence-rule';
import { DateInput } from '@comptoir/ui/dates';
import { Field, FieldRow, TextInput } from '@comptoir/ui/fields';
import { Select } from '@comptoir/ui';
import { useSeriesMessages } from './messages/messages';
import type { RuleParts } from './rule-parts';

interface RuleEndFieldsProps {
  parts: RuleParts;
  start: string;
  onChange: (parts: Partial<RuleParts>) => void;
}

const ENDS = ['never', 'count', 'until'] as const;

export function RuleEndFields({ parts, start, onChange }: RuleEndFieldsProps) {
  const t = useSeriesMessages();
  const { rule, times } = parts;
  const endWith = (end: RuleEnd) => onChange({ rule: { ...rule, end } });
  const choose = (kind: string) => {
    if (kind === 'count') endWith({ kind: 'count', count: 1 });
    else endWith(kind === 'until' ? { kind: 'until', day: start } : { kind: 'never' });
  };
  return (
    <FieldRow>
      <Field label={t('ends')}>
        <Select
          placeholder={t('ends')}
          value={rule.end.kind}
          options={ENDS.map((kind) => ({ value: kind, label: t(`end.${kind}`) }))}
          onChange={choose}
        />
      </Field>
      {rule.end.kind === 'count' && (
        <Field label={t('times')}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={times}
            onChange={({ target }) => onChange({ times: target.value })}
          />
        </Field>
      )}
      {rule.end.kind === 'until' && (
        <Field label={t('lastOn')}>
          <DateInput
            value={rule.end.day}
            clearable={false}
            onChange={(day) => day !== null && endWith({ kind: 'until', day })}
          />
        </Field>
      )}
    </FieldRow>
  );
}
