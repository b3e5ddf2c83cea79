import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { useImperativeHandle, useMemo, useRef, useState, type ComponentRef, type KeyboardEvent, type Ref } from 'react';
import { useFieldControl } from '../ui/field/field-context';
import { AntdProvider } from './antd-provider';

interface DateInputProps {
  /** A day as 'YYYY-MM-DD', or null. */
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur?: () => void;
  /** Its name, where no `Field` gives it one. */
  label?: string;
  placeholder?: string;
  /** First and last day that can be chosen, as 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  disabled?: boolean;
  /** Whether it can be emptied. */
  clearable?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** A day, shown and typed as dd/MM/yyyy; weeks begin on Monday. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onBlur, label, placeholder, min, max, disabled = false, clearable = true, ref } = props;
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  useImperativeHandle(ref, () => ({ focus: () => picker.current?.focus() }), []);
  // Another object would be another value to the picker, which then forgets what is being typed.
  const day = useMemo(() => (value === null ? null : dayjs(value)), [value]);
  return (
    <AntdProvider>
      <DatePicker
        {...field}
        ref={picker}
        {...(onBlur && { onBlur })}
        {...(field['aria-invalid'] && { status: 'error' })}
        {...(min && { minDate: dayjs(min) })}
        {...(max && { maxDate: dayjs(max) })}
        aria-label={label}
        value={day}
        onOpenChange={setOpen}
        onKeyDown={(event) => open && chooseInsteadOfSubmit(event)}
        onChange={(chosen) => onChange(chosen?.format('YYYY-MM-DD') ?? null)}
        format="DD/MM/YYYY"
        placeholder={placeholder ?? 'dd/mm/yyyy'}
        disabled={disabled}
        allowClear={clearable}
      />
    </AntdProvider>
  );
}

/** Enter takes the day that was typed; the form around it is not sent with the same stroke. */
function chooseInsteadOfSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
