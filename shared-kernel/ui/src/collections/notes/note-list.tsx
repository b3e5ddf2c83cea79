import type { Collection } from '@comptoir/api-contract/collections';
import { formatDateTime } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import styles from './collection-notes.module.css';
import { NoteText } from './note-text';

/** Notes in the order given, with author and time. */
export function NoteList({ notes }: { notes: Collection['collectionNotes'] }) {
  return (
    <>
      {notes.map(({ note, author, createdDate }) => (
        <blockquote key={`${createdDate}${note}`} className={styles.note}>
          <p dir="auto">
            <NoteText note={note} />
          </p>
          <footer>
            <bdi>{author}</bdi> · <Figure>{formatDateTime(createdDate)}</Figure>
          </footer>
        </blockquote>
      ))}
    </>
  );
}
