import type { Collection } from '@comptoir/api-contract/collections';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import { NoteList } from './mentions/note-list';
import styles from './collection-notes.module.css';

interface CollectionNotesProps {
  notes: Collection['collectionNotes'];
  /** By default 'Earlier notes'. */
  title?: string;
  /** What it says while there are none; by default nothing shows then. */
  none?: string;
}

/** What was written about a collection so far. */
export function CollectionNotes({ notes, title, none }: CollectionNotesProps) {
  const t = useMessages();
  const id = useId();
  if (notes.length === 0 && none === undefined) return null;
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id} className={none === undefined ? styles.title : styles.heading}>
        {title ?? t('collection.earlierNotes')}
      </h2>
      {notes.length === 0 && <p>{none}</p>}
      <NoteList notes={notes} />
    </section>
  );
}
