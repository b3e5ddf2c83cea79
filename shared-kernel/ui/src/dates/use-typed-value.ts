import { useEffect, useState, type KeyboardEvent } from 'react';
import { useFieldError } from '../components/field/field-context';

/** Parsed text: a value, null for an empty field, or an error message. */
export type Reading = { value: string | null } | { mistake: string };

interface TypedValueOptions {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called instead of `onChange(null)` if the text is invalid. */
  onInvalid?: (() => void) | undefined;
  read: (typed: string) => Reading;
}

export interface TypedValue {
  /** Text being typed, or invalid text; null while the value is shown. */
  typed: string | null;
  mistake: string | undefined;
  type: (text: string) => void;
  /** Accepts the text, on Enter and on blur. Returns whether there was any. */
  take: () => boolean;
  /** Accepts the text on Enter without submitting the form. */
  takeOnEnter: (event: KeyboardEvent) => void;
  forget: () => void;
}

/** State of a field whose text is parsed. Invalid text stays in the field with an error. */
export function useTypedValue({ value, onChange, onInvalid, read }: TypedValueOptions): TypedValue {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    // Set from outside: by another field or a reset of the form.
    if (value !== null) setTyped(null);
  }
  const reading = isTaken && typed !== null ? read(typed) : undefined;
  const error = reading && 'mistake' in reading ? reading.mistake : undefined;
  useFieldError(error);
  const admitted = reading && 'value' in reading ? reading.value : undefined;
  // Another field may move the bounds and make the text valid.
  useEffect(() => {
    if (admitted === undefined) return;
    setTyped(null);
    if (admitted !== value) onChange(admitted);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is admitted
  }, [admitted]);

  const forget = () => setTyped(null);
  const take = () => {
    if (typed === null || isTaken) return false;
    const meant = read(typed);
    setIsTaken(true);
    if ('value' in meant) {
      setTyped(null);
      if (meant.value !== value) onChange(meant.value);
    } else if (onInvalid) onInvalid();
    else if (value !== null) onChange(null);
    return true;
  };
  return {
    typed,
    mistake: error,
    type: (text) => {
      setTyped(text);
      setIsTaken(false);
    },
    take,
    takeOnEnter: (event) => {
      if (event.key === 'Enter' && take()) event.preventDefault();
    },
    forget,
  };
}
