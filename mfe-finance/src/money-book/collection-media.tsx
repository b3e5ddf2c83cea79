import type { Collection } from '@comptoir/api-contract/collections';
import { Card, IconButton } from '@comptoir/shared-kernel/ui';
import { downloadUrl, FilePreview, useDownload } from '@comptoir/shared-kernel/ui-data';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';

type MediaFile = Collection['mediaFiles'][number];

/** The files of a collection: images as thumbnails, others as tiles. */
export function CollectionMedia({ files }: { files: readonly MediaFile[] }) {
  const t = useMessages();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <Card>
      <h2 id={id} className={styles.heading}>
        {t('collection.media')}
      </h2>
      <ul className={styles.files} aria-labelledby={id}>
        {files.map((file) => (
          <MediaItem key={file.id} file={file} />
        ))}
      </ul>
    </Card>
  );
}

function MediaItem({ file: { url, name, contentType } }: { file: MediaFile }) {
  const t = useMessages();
  const download = useDownload(() => downloadUrl(url, name), t('collection.downloadFailed'));
  return (
    <li className={styles.file}>
      <FilePreview size="large" name={name} alt={name} picture={contentType.startsWith('image/') ? url : undefined} />
      <span className={styles.caption}>
        <span className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        <IconButton
          icon="download"
          size="small"
          label={t('collection.download', { name })}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        />
      </span>
    </li>
  );
}
