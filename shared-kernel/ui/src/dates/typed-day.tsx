import { createContext, use, useLayoutEffect, useRef, type ComponentProps } from 'react';
import type { TypedValue } from './use-typed-value';

export const TypedDayContext = createContext<TypedValue | null>(null);

export function TypedDayInput({ value, onFocus, onBlur, onKeyDown, ...rest }: ComponentProps<'input'>) {
  const day = use(TypedDayContext);
  const focused = useRef<HTMLInputElement>(null);
  const isTyped = (day?.typed ?? null) !== null;

  // Selects a value set while the field has the focus, so that typing replaces it.
  useLayoutEffect(() => {
    const input = focused.current;
    if (!isTyped && input?.value === value) input?.select();
  }, [value, isTyped]);

  return (
    <input
      {...rest}
      {...(day?.mistake !== undefined && { 'aria-invalid': true, 'data-mistake': true })}
      value={day?.typed ?? value}
      onChange={({ target }) => day?.type(target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        focused.current = event.currentTarget;
        onFocus?.(event);
      }}
      onBlur={(event) => {
        focused.current = null;
        day?.take();
        onBlur?.(event);
      }}
    />
  );
}
