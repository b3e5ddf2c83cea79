import type { Collection } from '@comptoir/api-contract/collections';
import { FileTiles } from '@comptoir/ui/files';
import { useId } from 'react';
import { useMessages } from '../../messages/messages';
import styles from './collection.module.css';

export function CollectionMedia({ files }: { files: Collection['mediaFiles'] }) {
  const t = useMessages();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t('pickUp.media')}
      </h2>
      <FileTiles files={files} labelledBy={id} />
    </section>
  );
}
