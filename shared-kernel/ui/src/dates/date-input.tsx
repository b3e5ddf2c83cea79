import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import {
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentRef,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { FIRST_DAY, formatDate, LAST_DAY, today } from '@comptoir/kernel/internal/format';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useFieldControl } from '../components/field/field-context';
import { useTypedValue, type Reading } from './use-typed-value';
import { AntdProvider } from '../antd/provider/antd-provider';
import { readDay } from './read-day';
import { TypedDayContext, TypedDayInput } from './typed-day';
import styles from './date-input.module.css';

interface DateInputProps {
  /** A day as 'YYYY-MM-DD', or null. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** Called instead of `onChange(null)` if the text is no day. */
  onInvalid?: () => void;
  onBlur?: () => void;
  /** Accessible name outside a `Field`. */
  label?: string;
  placeholder?: string;
  /** First and last selectable day, as 'YYYY-MM-DD'. */
  min?: string;
  max?: string;
  disabled?: boolean;
  clearable?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

// The picker calls `tz()` for today; dayjs' plugin would cost 2 KB for that call.
dayjs.extend((_, { prototype }) => Reflect.set(prototype, 'tz', () => dayjs(today())));

const COMPONENTS = { input: TypedDayInput };

/**
 * A day as dd/MM/yyyy, typed in any common format. Invalid text stays in the field with an error; the previous day
 * does not come back.
 */
export function DateInput(props: DateInputProps) {
  const { onChange, onBlur, label, placeholder, min, max, disabled = false, clearable = true, ref } = props;
  const t = useKernelMessages();
  const field = useFieldControl();
  const errorId = useId();
  const [open, setOpen] = useState(false);
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  useImperativeHandle(ref, () => ({ focus: () => picker.current?.focus() }), []);
  const typedDay = useTypedDay(props);
  const { mistake, forget, takeOnEnter, day } = typedDay;
  const alone = field.id === undefined && mistake !== undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    takeOnEnter(event);
    // Enter accepts the day of the calendar without submitting the form.
    if (open) event.preventDefault();
    setOpen(false);
  };

  const control = (
    <TypedDayContext value={typedDay}>
      <DatePicker
        {...field}
        ref={picker}
        {...(onBlur && { onBlur })}
        {...((field['aria-invalid'] || mistake !== undefined) && { status: 'error' })}
        minDate={dayjs(min ?? FIRST_DAY)}
        maxDate={dayjs(max ?? LAST_DAY)}
        {...(alone && { 'aria-describedby': errorId })}
        aria-label={label}
        components={COMPONENTS}
        value={day}
        open={open}
        onOpenChange={setOpen}
        onKeyDown={onKeyDown}
        onChange={(chosen) => {
          forget();
          onChange(chosen?.format('YYYY-MM-DD') ?? null);
        }}
        format="DD/MM/YYYY"
        placeholder={placeholder ?? t('date.placeholder')}
        disabled={disabled}
        allowClear={clearable}
      />
    </TypedDayContext>
  );
  return (
    <AntdProvider>
      {field.id === undefined ? (
        <span className={styles.alone}>
          {control}
          {mistake !== undefined && (
            <span id={errorId} role="alert" className={styles.mistake}>
              {mistake}
            </span>
          )}
        </span>
      ) : (
        control
      )}
    </AntdProvider>
  );
}

function useTypedDay({ value, onChange, onInvalid, min, max }: DateInputProps) {
  const t = useKernelMessages();
  const read = (text: string): Reading => {
    const day = readDay(text);
    if (day === undefined) return { mistake: t('date.mistake') };
    if (day !== null && (day < FIRST_DAY || day > LAST_DAY)) return { mistake: t('date.outOfRange') };
    if (day !== null && min && day < min) return { mistake: t('date.tooEarly', { day: formatDate(min) }) };
    if (day !== null && max && day > max) return { mistake: t('date.tooLate', { day: formatDate(max) }) };
    return { value: day };
  };
  const typedValue = useTypedValue({ value, onChange, onInvalid, read });
  const meant = typedValue.typed === null ? { value } : read(typedValue.typed);
  const shown = 'value' in meant ? meant.value : null;
  // The picker treats another object as another value and discards the text being typed.
  const day = useMemo(() => (shown === null ? null : dayjs(shown)), [shown]);
  return { ...typedValue, day };
}
