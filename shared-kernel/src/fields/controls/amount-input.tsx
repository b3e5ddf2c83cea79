import { useLayoutEffect, useState, type FocusEvent, type Ref } from 'react';
import { formatDecimal } from '../../money/amount';
import { parseDecimal } from '../../money/parse-decimal';
import { TextInput } from './text-input';

interface AmountInputProps {
  /** In major units; NaN while nothing is typed, and for what is no number. */
  value: number | undefined;
  /** Never called with undefined, which a form takes for its default. */
  onChange: (amount: number) => void;
  onBlur?: () => void;
  /** Its name, where no `Field` gives it one. */
  label?: string;
  disabled?: boolean;
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money, typed the way people write one; once it is left, it shows 2 decimals and its thousands apart. */
export function AmountInput({ value, onChange, onBlur, label, disabled, ref, ...rest }: AmountInputProps) {
  const [isEdited, setIsEdited] = useState(false);
  const [typed, setTyped] = useState(() => textOf(value));
  // The value may come from elsewhere: a form that is filled again.
  const shown = Object.is(amountOf(typed), value ?? Number.NaN) ? typed : textOf(value);

  // What comes while the field has the focus is typed over, not typed on.
  const isFilled = isEdited && shown !== typed;
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isFilled && activeElement instanceof HTMLInputElement) activeElement.select();
  }, [isFilled]);

  return (
    <TextInput
      {...rest}
      ref={ref}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      disabled={disabled}
      value={isEdited ? shown : grouped(shown, value)}
      onFocus={(event) => {
        setIsEdited(true);
        selectAgain(event);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(amountOf(target.value));
      }}
      onBlur={() => {
        if (value !== undefined && !Number.isNaN(value) && hasTwoDecimals(value)) setTyped(textOf(value));
        setIsEdited(false);
        onBlur?.();
      }}
    />
  );
}

/** The text without its grouping is another one, in which what was selected has to be selected once more. */
function selectAgain({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (value === '' || selectionStart !== 0 || selectionEnd !== value.length) return;
  queueMicrotask(() => input.select());
}

function grouped(text: string, value: number | undefined): string {
  return value !== undefined && text === textOf(value) && hasTwoDecimals(value) ? formatDecimal(value) : text;
}

function amountOf(typed: string): number {
  return parseDecimal(typed) ?? Number.NaN;
}

function textOf(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  return hasTwoDecimals(value) ? value.toFixed(2) : String(value);
}

// More decimals than two are a mistake that must stay in sight.
function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}
