import type { Collection } from '@comptoir/api-contract/collections';
import { IconButton } from '@comptoir/shared-kernel/ui';
import { downloadUrl, FilePreview, useDownload, useLightbox } from '@comptoir/shared-kernel/ui-data';
import { useId, useMemo } from 'react';
import { useMessages } from '../../messages/messages';
import styles from './pick-up.module.css';

type MediaFile = Collection['mediaFiles'][number];

/** The files of a pick-up: pictures as thumbnails that can be enlarged, others as tiles. */
export function PickUpMedia({ files }: { files: readonly MediaFile[] }) {
  const t = useMessages();
  const id = useId();
  const pictures = useMemo(() => files.filter(isPicture), [files]);
  const { enlarge, lightbox } = useLightbox(pictures);
  if (files.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t('pickUp.media')}
      </h2>
      <ul className={styles.files} aria-labelledby={id}>
        {files.map((file) => (
          <MediaItem key={file.id} file={file} onEnlarge={() => enlarge(file.url)} />
        ))}
      </ul>
      {lightbox}
    </section>
  );
}

function MediaItem({ file, onEnlarge }: { file: MediaFile; onEnlarge: () => void }) {
  const t = useMessages();
  const { url, name } = file;
  const download = useDownload(() => downloadUrl(url, name), t('pickUp.downloadFailed'));
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
          label={t('pickUp.download', { name })}
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
