import { initials } from '../../format';
import styles from './avatar.module.css';

/** The initials of a name, beside the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
