import { classNames } from '../class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` once on a page; `danger` opens what cannot be undone, `destructive` does it. */
  variant?: 'default' | 'primary' | 'danger' | 'destructive' | 'text' | undefined;
  size?: 'small' | 'middle' | 'large' | undefined;
  /** As wide as what it stands in. */
  block?: boolean | undefined;
}

export function buttonClass({ variant = 'default', size = 'middle', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}
