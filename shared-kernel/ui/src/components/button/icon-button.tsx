import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'>, ButtonLook {
  icon: IconName;
  /** Accessible name, also the tooltip. */
  label: string;
}

/** A button with an icon only; `label` is its name and tooltip. */
export function IconButton({ icon, label, variant = 'text', size, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(buttonClass({ variant, size }), styles.square)}
    >
      <Icon name={icon} />
    </button>
  );
}
