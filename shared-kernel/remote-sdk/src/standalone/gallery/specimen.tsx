import { useState, type ReactNode } from 'react';

/** Related controls, each with its states: 'default', 'focus', 'disabled', 'busy', 'error', 'long text' … */
export interface Family {
  title: string;
  controls: Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;
}

/** A text that overflows, in both writing directions. */
export const LONG_TEXT =
  'Société Nationale de Transport et de Distribution du Grand Alger, مكتب التحصيل المركزي بالجزائر';

interface StatefulProps<Value> {
  first: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

export function Kept<Value>({ first, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, (next) => setValue(() => next));
}
