import type { Collection } from '@comptoir/api-contract/collections';
import { FileTiles } from '@comptoir/ui/files';
import { Card } from '@comptoir/ui';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';

export function CollectionMedia({ files }: { files: Collection['mediaFiles'] }) {
  const t = useMessages();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <Card>
      <h2 id={id} className={styles.heading}>
        {t('collection.media')}
      </h2>
      <FileTiles files={files} labelledBy={id} />
    </Card>
  );
}
