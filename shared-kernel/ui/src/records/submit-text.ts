import type { SubmitButton } from '@comptoir/ui/fields';
import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<typeof SubmitButton>;

/** Label of a submit button, or its props. */
export type SubmitText =
  | string
  | (Pick<ButtonProps, 'busyLabel' | 'disabled' | 'icon' | 'variant'> & { label: string });

/** Props of a `SubmitButton` with this text. */
export function submitProps(text: SubmitText): Omit<ButtonProps, 'busy' | 'form'> {
  if (typeof text === 'string') return { children: text };
  const { label, ...rest } = text;
  return { ...rest, children: label };
}
