import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/shared-kernel/format';
import { useMessages } from '../messages/messages';
import styles from './collection-notes.module.css';

/** What was written about a collection so far. */
export function CollectionNotes({ notes }: { notes: Collection['collectionNotes'] }) {
  const t = useMessages();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={t('collection.earlierNotes')}>
      <h2 className={styles.title}>{t('collection.earlierNotes')}</h2>
      {notes.map(({ note, author, createdDate }) => (
        <blockquote key={`${createdDate}${note}`} className={styles.note}>
          <p dir="auto">{note}</p>
          <footer>
            <bdi>{author}</bdi> · {formatDateTime(createdDate)}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
