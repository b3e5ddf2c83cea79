import type { Ref } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useTypedValue, type Reading } from './use-typed-value';
import { readTime } from './read-time';
import { TextInput } from '../fields/controls/text-input';

interface TimeInputProps {
  /** A time of day as 'HH:mm', or null. */
  value: string | null;
  onChange: (time: string | null) => void;
  onBlur?: () => void;
  /** Accessible name outside a `Field`. */
  label?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A time of day as HH:mm, typed in any common format; it may be empty. */
export function TimeInput({ value, onChange, onBlur, label, disabled, ref }: TimeInputProps) {
  const t = useKernelMessages();
  const read = (text: string): Reading => {
    const time = readTime(text);
    return time === undefined ? { mistake: t('time.mistake') } : { value: time };
  };
  const { typed, mistake, type, take, takeOnEnter } = useTypedValue({ value, onChange, read });

  return (
    <TextInput
      ref={ref}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={t('time.placeholder')}
      disabled={disabled}
      {...(mistake !== undefined && { 'aria-invalid': true, 'data-mistake': true })}
      value={typed ?? value ?? ''}
      onChange={({ target }) => type(target.value)}
      onKeyDown={takeOnEnter}
      onBlur={() => {
        take();
        onBlur?.();
      }}
    />
  );
}
