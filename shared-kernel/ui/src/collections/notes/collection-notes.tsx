import type { Collection } from '@comptoir/api-contract/collections';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import { NoteList } from './note-list';
import styles from './collection-notes.module.css';

interface CollectionNotesProps {
  notes: Collection['collectionNotes'];
  title?: string;
  /** Shown without notes; by default the section is hidden. */
  none?: string;
}

/** Notes of a collection under a heading. */
export function CollectionNotes({ notes, title, none }: CollectionNotesProps) {
  const t = useMessages();
  const id = useId();
  if (notes.length === 0 && none === undefined) return null;
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id} className={none === undefined ? styles.title : styles.heading}>
        {title ?? t('notes.earlier')}
      </h2>
      {notes.length === 0 && <p>{none}</p>}
      <NoteList notes={notes} />
    </section>
  );
}
