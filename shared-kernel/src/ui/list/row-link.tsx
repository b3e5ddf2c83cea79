import { Link, useLocation, type LinkProps } from '../../router';
import styles from './virtual-list.module.css';

/** The link that a row of a list is: the whole row can be pressed. The record that it opens is told of the list. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  const { pathname, search } = useLocation();
  return <Link state={{ list: `${pathname}${search}` }} {...props} className={styles.link} />;
}
