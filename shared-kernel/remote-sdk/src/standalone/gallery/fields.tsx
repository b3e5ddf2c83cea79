import { DateInput, TimeInput } from '@comptoir/ui/dates';
import { AmountInput, Field, PasswordInput, TextArea, TextInput } from '@comptoir/ui/fields';
import { FilePicker } from '@comptoir/ui/files';
import { Checkbox, SearchBox } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { Kept, LONG_TEXT, type Family } from './specimen';

export interface ControlProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  disabled: boolean;
}

/** Shows a control in a field, in the states that all controls have. */
export function inField<Value>(
  label: string,
  first: Value,
  empty: Value,
  draw: (handed: ControlProps<Value>) => ReactNode,
) {
  const kept = (value: Value, disabled = false) => (
    <Kept first={value}>{(held, onChange) => draw({ value: held, onChange, disabled })}</Kept>
  );
  return {
    default: <Field label={label}>{kept(first)}</Field>,
    focus: <Field label={label}>{kept(first)}</Field>,
    disabled: <Field label={label}>{kept(first, true)}</Field>,
    empty: (
      <Field label={label} hint="A sentence that helps to fill it in" optional>
        {kept(empty)}
      </Field>
    ),
    error: (
      <Field label={label} error={`${label} is required`}>
        {kept(empty)}
      </Field>
    ),
  };
}

export const fields: Family = {
  title: 'Fields',
  controls: {
    TextInput: {
      ...inField('Name', 'Pharmacie Audin', '', ({ onChange, ...handed }) => (
        <TextInput {...handed} onChange={({ target }) => onChange(target.value)} />
      )),
      'long text': (
        <Field label="Name">
          <TextInput defaultValue={LONG_TEXT} />
        </Field>
      ),
    },
    TextArea: inField('Comment', LONG_TEXT, '', ({ onChange, ...handed }) => (
      <TextArea {...handed} onChange={({ target }) => onChange(target.value)} />
    )),
    PasswordInput: inField('Password', 'secret', '', ({ onChange, ...handed }) => (
      <PasswordInput autoComplete="off" {...handed} onChange={({ target }) => onChange(target.value)} />
    )),
    AmountInput: inField('Amount', 1_234_567.89, Number.NaN, (handed) => <AmountInput {...handed} />),
    DateInput: inField<string | null>('Day', '2026-11-22', null, (handed) => <DateInput {...handed} />),
    TimeInput: inField<string | null>('Time', '14:50', null, (handed) => <TimeInput {...handed} />),
    FilePicker: {
      default: (
        <FilePicker label="Receipts" extensions={['pdf', 'jpg']} onPick={() => undefined}>
          Drop receipts here
        </FilePicker>
      ),
      camera: (
        <FilePicker label="Photograph" source="camera" extensions={['jpg']} onPick={() => undefined}>
          Take a picture
        </FilePicker>
      ),
    },
    Checkbox: {
      default: <Checkbox>Remember me</Checkbox>,
      focus: <Checkbox>Remember me</Checkbox>,
      checked: <Checkbox defaultChecked>Remember me</Checkbox>,
      disabled: <Checkbox disabled>Remember me</Checkbox>,
      'long text': <Checkbox>{LONG_TEXT}</Checkbox>,
    },
    SearchBox: {
      default: <SearchBox value="" onSearch={() => undefined} />,
      focus: <SearchBox value="" onSearch={() => undefined} />,
      filled: <SearchBox value={LONG_TEXT} onSearch={() => undefined} />,
    },
  },
};
