import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { buttonClass, type ButtonLook } from './button-class';

/** What a button of HTML takes, and its look. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: IconName;
  /** At work: it cannot be pressed again and shows so; let its text say so too. */
  busy?: boolean;
  children: ReactNode;
}

/** A button; `type` is `button` unless said otherwise, so that it sends no form by accident. */
export function Button({ icon, busy = false, variant, size, block, type, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type
      type={type ?? 'button'}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, block })}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
