import type { ClosureForm } from '@comptoir/api-contract/office-closures';
import { DateInput } from '@comptoir/ui/dates';
import { FieldRow } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useSeriesMessages } from '../messages/messages';

const { ControlField, TextField } = fieldsOf<ClosureForm>();

export function ClosureFields() {
  const t = useSeriesMessages();
  return (
    <>
      <FieldRow>
        {(['from', 'to'] as const).map((name) => (
          <ControlField key={name} name={name} label={t(`closure.${name}`)}>
            {({ value, onChange, ...field }) => (
              <DateInput {...field} value={value || null} onChange={(day) => onChange(day ?? '')} clearable={false} />
            )}
          </ControlField>
        ))}
      </FieldRow>
      <TextField name="reason" label={t('closure.reason')} autoComplete="off" />
    </>
  );
}
