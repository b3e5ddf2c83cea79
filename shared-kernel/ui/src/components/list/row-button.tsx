import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './virtual-list.module.css';

/** The main button of a row, which opens a dialog; the whole row is its target. */
export function RowButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={classNames(styles.link, styles.button)} />;
}
