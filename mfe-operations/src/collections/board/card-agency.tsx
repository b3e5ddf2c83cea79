import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { Link } from '@comptoir/kernel/router';
import { rowPath } from '../use-collection-columns';
import styles from './collection-card.module.css';

/** Name of the agency, which opens the collection. A name of another direction is cut at its own end. */
export function CardAgency({ collection }: { collection: BoardCollection }) {
  const { id, agency } = collection;
  return (
    <p className={styles.what}>
      <Link
        to={rowPath(collection)}
        dir="auto"
        draggable={false}
        className={styles.agency}
        title={`#${id} · ${agency}`}
      >
        {agency}
      </Link>
    </p>
  );
}
