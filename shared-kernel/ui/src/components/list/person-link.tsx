import styles from './person-link.module.css';
import { RowLink } from './row-link';

interface PersonLinkProps {
  to: string;
  name: string;
  /** Badge, for example that the account is not verified. */
  mark?: string | undefined;
}

/** Name of a person as the link of a row, with an optional badge. */
export function PersonLink({ to, name, mark }: PersonLinkProps) {
  return (
    <span className={styles.person}>
      <RowLink to={to}>
        <bdi>{name}</bdi>
      </RowLink>
      {mark !== undefined && (
        <>
          {' '}
          <span className={styles.mark}>{mark}</span>
        </>
      )}
    </span>
  );
}
