import styles from './person-link.module.css';
import { RowLink } from './row-link';

interface PersonLinkProps {
  to: string;
  name: string;
  /** What everybody must know of the person, as that the account is not verified. */
  mark?: string | undefined;
}

/** The name of a person as the link of a row. The mark is never cut: without room beside the name it stands below. */
export function PersonLink({ to, name, mark }: PersonLinkProps) {
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        <RowLink to={to}>
          <bdi>{name}</bdi>
        </RowLink>
      </span>
      {mark !== undefined && (
        <>
          {' '}
          <span className={styles.mark}>{mark}</span>
        </>
      )}
    </span>
  );
}
