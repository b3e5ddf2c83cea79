import type { AmountReading } from '@comptoir/api-contract/amount-text';
import { readAmount } from '@comptoir/api-contract/amount-text';
import { parseDecimal } from '@comptoir/api-contract/decimal-text';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type Ref } from 'react';
import { useContractMessages } from '@comptoir/kernel/internal/i18n/contract-messages';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n/kernel-messages';
import { formatDecimal } from '@comptoir/kernel/internal/format/amount';
import { Button } from '../../components/button/button';
import { useFieldError } from '../../components/field/field-context';
import styles from './field.module.css';
import { TextInput } from './text-input';

const SCHEMA_REFUSES: ReadonlySet<string> = new Set(['negative', 'too-large', 'too-many-decimals']);

interface AmountInputProps {
  /** In major units; NaN for an empty, invalid or ambiguous text. */
  value: number | undefined;
  /** Never called with undefined, which react-hook-form replaces by the default. */
  onChange: (amount: number) => void;
  onBlur?: () => void;
  /** Decides how '12.500' is parsed; without it, and for all but dinars, the field asks. */
  currency?: CurrencyCode | '' | undefined;
  /** Accessible name outside a `Field`. */
  label?: string;
  disabled?: boolean;
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money, typed in any common format; on blur it shows 2 decimals and grouped thousands. */
export function AmountInput(props: AmountInputProps) {
  const { value, onChange, onBlur, currency: chosen, label, disabled, ref, ...rest } = props;
  const t = useKernelMessages();
  const currency = chosen || undefined;
  const [isEdited, setIsEdited] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const [typed, setTyped] = useState(() => textOf(value));
  const [checked, setChecked] = useState<string>();
  const reading = useReading(typed, value, { currency, onChange });
  // The value may be set from outside, by a reset of the form.
  const text = reading && (isTyping || reading.kind !== 'amount') ? typed : textOf(value);
  const isAsked = reading?.kind === 'ambiguous' && checked === typed;
  useFieldError(useInputError(checked === typed ? reading : undefined));

  // Selects a value set while the field has the focus, so that typing replaces it.
  const isFilled = isEdited && !reading;
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isFilled && activeElement instanceof HTMLInputElement) activeElement.select();
  }, [isFilled]);

  const choose = (amount: number) => (event: MouseEvent<HTMLElement>) => {
    setTyped(amount.toFixed(2));
    setIsTyping(false);
    onChange(amount);
    const input = event.currentTarget.parentElement?.previousElementSibling;
    if (input instanceof HTMLInputElement) input.focus();
  };

  return (
    <>
      <TextInput
        {...rest}
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={isEdited ? text : grouped(text, value)}
        {...useSelectedOnEntry()}
        onFocus={({ currentTarget }) => {
          ungroup(currentTarget, text);
          setIsEdited(true);
        }}
        onChange={({ target }) => {
          setIsTyping(true);
          setTyped(target.value);
          onChange(amountOf(target.value, readAmount(target.value, currency)));
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setChecked(typed);
        }}
        onBlur={() => {
          setIsEdited(false);
          setIsTyping(false);
          setChecked(typed);
          onBlur?.();
        }}
      />
      {isAsked && (
        <fieldset aria-label={t('amount.ambiguous')} className={styles.readings}>
          {[reading.grouped, reading.decimal].filter(hasTwoDecimals).map((amount) => (
            <Button key={amount} size="small" onClick={choose(amount)}>
              {formatDecimal(amount)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface ReadingOptions {
  currency: CurrencyCode | undefined;
  onChange: (amount: number) => void;
}

/** Parses the text again when the currency changes; undefined if the value is another one. */
function useReading(typed: string, value: number | undefined, { currency, onChange }: ReadingOptions) {
  const [readIn, setReadIn] = useState(currency);
  const isOwn = Object.is(amountOf(typed, readAmount(typed, readIn)), value ?? Number.NaN);
  const reading = readAmount(typed, currency);

  useEffect(() => {
    if (currency === readIn) return;
    setReadIn(currency);
    const amount = amountOf(typed, reading);
    if (isOwn && !Object.is(amount, value ?? Number.NaN)) onChange(amount);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each currency
  }, [currency]);

  return isOwn ? reading : undefined;
}

function useInputError(reading: AmountReading | undefined): string | undefined {
  const t = useKernelMessages();
  const inLanguage = useContractMessages();
  if (reading?.kind === 'ambiguous') return t('amount.ambiguous');
  if (reading?.kind !== 'refused') return undefined;
  switch (reading.why) {
    case 'negative':
      return inLanguage('Amount must be positive');
    case 'too-large':
      return inLanguage('Amount is too large');
    case 'too-many-decimals':
      return inLanguage('Amount has at most 2 decimals');
    case 'currency':
      return t('amount.otherCurrency');
    case 'not-a-number':
    case 'wrong-groups':
      return inLanguage('Amount must be a number');
  }
}

/** Removes the grouping and selects the text: amounts are more often replaced than corrected. */
function ungroup(input: HTMLInputElement, text: string) {
  if (input.value !== text) input.value = text;
  input.select();
}

/** The press that focuses a field sets a caret, so the text is selected afterwards. */
function useSelectedOnEntry() {
  const isEntered = useRef(false);
  return {
    onMouseDown: ({ currentTarget: input }: MouseEvent) => {
      isEntered.current = input !== document.activeElement;
    },
    onClick: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
      if (isEntered.current && input.selectionStart === input.selectionEnd) input.select();
    },
  };
}

function grouped(text: string, value: number | undefined): string {
  return value !== undefined && text === textOf(value) && hasTwoDecimals(value) ? formatDecimal(value) : text;
}

function amountOf(text: string, reading: AmountReading): number {
  if (reading.kind === 'amount') return reading.amount;
  // The schema of the form reports these numbers.
  const isRefusedBySchema = reading.kind === 'refused' && SCHEMA_REFUSES.has(reading.why);
  return isRefusedBySchema ? (parseDecimal(text) ?? Number.NaN) : Number.NaN;
}

function textOf(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  return hasTwoDecimals(value) ? value.toFixed(2) : String(value);
}

function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}
