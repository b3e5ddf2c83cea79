import { classNames } from '../class-names';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` at most once per page; `danger` opens an irreversible action, `destructive` performs it. */
  variant?: 'default' | 'primary' | 'danger' | 'destructive' | 'text' | undefined;
  size?: 'small' | 'middle' | 'large' | undefined;
  block?: boolean | undefined;
}

export function buttonClass({ variant = 'default', size = 'middle', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}
