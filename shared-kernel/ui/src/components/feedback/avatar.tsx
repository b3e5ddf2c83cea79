import { initials } from '@comptoir/kernel/internal/format';
import styles from './avatar.module.css';

/** Initials of a name, decorative beside the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
