import { Link, useLocation, type LinkProps } from '@comptoir/kernel/internal/router';
import styles from './virtual-list.module.css';

/** The main link of a row; the whole row is its target. Passes the list's address to the opened page. */
export function RowLink(props: Omit<LinkProps, 'className'>) {
  const { pathname, search } = useLocation();
  return <Link state={{ list: `${pathname}${search}` }} {...props} className={styles.link} />;
}
