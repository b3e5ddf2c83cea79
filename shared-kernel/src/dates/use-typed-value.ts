import { useEffect, useState, type KeyboardEvent } from 'react';
import { useFieldMistake } from '../ui/field/field-context';

/** What a typed text means: a value, null for an empty field, or the sentence that says what is wrong with it. */
export type Reading = { value: string | null } | { mistake: string };

interface TypedValueOptions {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called instead of `onChange(null)` where what was typed means nothing. */
  onMistake?: (() => void) | undefined;
  read: (typed: string) => Reading;
}

export interface TypedValue {
  /** What is being typed, or was typed and means nothing; null while the value itself is shown. */
  typed: string | null;
  mistake: string | undefined;
  type: (text: string) => void;
  /** Takes what was typed: on Enter, and when the field is left. Returns whether there was something to take. */
  take: () => boolean;
  /** Enter takes what was typed; the form around it is not sent with the same stroke. */
  takeOnEnter: (event: KeyboardEvent) => void;
  forget: () => void;
}

/** A value that a person types in their own way. What means nothing stays in the field, and is said to be wrong. */
export function useTypedValue({ value, onChange, onMistake, read }: TypedValueOptions): TypedValue {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    // It came from elsewhere: another field, a form that is filled again.
    if (value !== null) setTyped(null);
  }
  const reading = isTaken && typed !== null ? read(typed) : undefined;
  const mistake = reading && 'mistake' in reading ? reading.mistake : undefined;
  useFieldMistake(mistake);
  const admitted = reading && 'value' in reading ? reading.value : undefined;
  // What was wrong may be right by now, because another field moved its bounds: it stands in the field, so it is taken.
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
    } else if (onMistake) onMistake();
    else if (value !== null) onChange(null);
    return true;
  };
  return {
    typed,
    mistake,
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
