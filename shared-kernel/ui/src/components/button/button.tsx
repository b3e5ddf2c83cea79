import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { buttonClass, type ButtonLook } from './button-class';

/** HTML button props with a variant and size. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: IconName;
  /** Disables the button and shows a spinner; change the label as well. */
  busy?: boolean;
  children: ReactNode;
}

/** A button; `type` defaults to `button`, to avoid accidental submission. */
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
