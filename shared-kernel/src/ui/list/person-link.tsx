import styles from './person-link.module.css';
import { RowLink } from './row-link';

interface PersonLinkProps {
  to: string;
  name: string;
  /** What everybody must know of the person, as that the account is not verified. */
  mark?: string | undefined;
}

/** The name of a person as the link of a row. Both wrap where there is no room. */
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
