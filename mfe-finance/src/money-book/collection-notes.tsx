import type { Collection } from '@comptoir/api-contract/collections';
import { plainNote } from '@comptoir/api-contract/mentions';
import { formatDateTime } from '@comptoir/kernel/format';
import { Card, Figure } from '@comptoir/ui';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';

type Notes = Collection['collectionNotes'];

/** Notes of the back office and of the collector. */
export function CollectionNotes({ notes }: { notes: Notes }) {
  const t = useMessages();
  const written = notes.filter(({ note }) => note.trim() !== '');
  return (
    <Card>
      <h2 className={styles.heading}>{t('collection.notes')}</h2>
      <div className={styles.columns}>
        <NoteList title={t('collection.notesAdmin')} notes={written.filter(({ role }) => role !== 'COLLECTOR')} />
        <NoteList title={t('collection.notesCollector')} notes={written.filter(({ role }) => role === 'COLLECTOR')} />
      </div>
    </Card>
  );
}

function NoteList({ title, notes }: { title: string; notes: Notes }) {
  const t = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.subheading}>
        {title}
      </h3>
      {notes.length === 0 ? (
        <p className={styles.written}>{t('collection.noNotes')}</p>
      ) : (
        <ul className={styles.notes} aria-labelledby={id}>
          {notes.map(({ note, author, createdDate }) => (
            <li key={`${createdDate} ${note}`} className={styles.note}>
              <p dir="auto">{plainNote(note)}</p>
              <p className={styles.written}>
                <bdi>{author}</bdi> · <Figure>{formatDateTime(createdDate)}</Figure>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
