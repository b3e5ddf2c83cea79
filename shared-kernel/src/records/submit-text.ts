import type { SubmitButton } from '@comptoir/shared-kernel/fields';
import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<typeof SubmitButton>;

/** What the button of a form says: a text, or more than that. */
export type SubmitText =
  | string
  | (Pick<ButtonProps, 'busyLabel' | 'disabled' | 'icon' | 'variant'> & { label: string });

/** The properties of a `SubmitButton` that says it. */
export function submitProps(text: SubmitText): Omit<ButtonProps, 'busy' | 'form'> {
  if (typeof text === 'string') return { children: text };
  const { label, ...rest } = text;
  return { ...rest, children: label };
}
