import { createContext, use, type ComponentProps } from 'react';
import type { TypedValue } from '../../ui/field/use-typed-value';

export const TypedDayContext = createContext<TypedValue | null>(null);

/** The text of a date picker, in which a person types a day in their own way; the picker knows only what it means. */
export function TypedDayInput({ value, onBlur, onKeyDown, ...rest }: ComponentProps<'input'>) {
  const day = use(TypedDayContext);
  return (
    <input
      {...rest}
      {...(day?.mistake !== undefined && { 'aria-invalid': true, 'data-mistake': true })}
      value={day?.typed ?? value}
      onChange={({ target }) => day?.type(target.value)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        day?.take();
        onBlur?.(event);
      }}
    />
  );
}
