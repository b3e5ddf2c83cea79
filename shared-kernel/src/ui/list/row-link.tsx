import { Link, type LinkProps } from '../../router';
import styles from './virtual-list.module.css';

/** The link that a row of a list is: the whole row can be pressed. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link} />;
}
