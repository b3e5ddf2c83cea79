import type { Collection } from '@comptoir/api-contract/collections';
import { Card, IconButton } from '@comptoir/shared-kernel/ui';
import { downloadUrl, FilePreview, useDownload, useLightbox } from '@comptoir/shared-kernel/ui-data';
import { useId, useMemo } from 'react';
import { useMessages } from '../messages/messages';
import styles from './collection.module.css';

type MediaFile = Collection['mediaFiles'][number];

/** The files of a collection: images as thumbnails that can be enlarged, others as tiles. */
export function CollectionMedia({ files }: { files: readonly MediaFile[] }) {
  const t = useMessages();
  const id = useId();
  const pictures = useMemo(() => files.filter(isPicture), [files]);
  const { enlarge, lightbox } = useLightbox(pictures);
  if (files.length === 0) return null;
  return (
    <Card>
      <h2 id={id} className={styles.heading}>
        {t('collection.media')}
      </h2>
      <ul className={styles.files} aria-labelledby={id}>
        {files.map((file) => (
          <MediaItem key={file.id} file={file} onEnlarge={() => enlarge(file.url)} />
        ))}
      </ul>
      {lightbox}
    </Card>
  );
}

function MediaItem({ file, onEnlarge }: { file: MediaFile; onEnlarge: () => void }) {
  const t = useMessages();
  const { url, name } = file;
  const download = useDownload(() => downloadUrl(url, name), t('collection.downloadFailed'));
  return (
    <li className={styles.file}>
      <FilePreview
        size="large"
        name={name}
        alt={name}
        picture={isPicture(file) ? url : undefined}
        onEnlarge={onEnlarge}
      />
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

function isPicture({ contentType }: MediaFile): boolean {
  return contentType.startsWith('image/');
}
