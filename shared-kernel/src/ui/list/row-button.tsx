import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './virtual-list.module.css';

/** The button that a row of a list is, where pressing it opens a dialog instead of a page. */
export function RowButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={classNames(styles.link, styles.button)} />;
}
