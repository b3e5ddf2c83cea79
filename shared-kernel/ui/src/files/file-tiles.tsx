import { useMemo } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { IconButton } from '../components/button/icon-button';
import { downloadUrl } from './download/download';
import { useDownload } from '../components/button/use-download';
import { FilePreview } from './file-preview';
import styles from './file-tiles.module.css';
import { useLightbox } from './use-lightbox';

interface StoredFile {
  id: string;
  name: string;
  url: string;
  contentType: string;
}

interface FileTilesProps {
  files: readonly StoredFile[];
  /** Id of the heading that labels the list. */
  labelledBy: string;
}

/** Stored files with download links: pictures as thumbnails that open a lightbox, others as tiles. */
export function FileTiles({ files, labelledBy }: FileTilesProps) {
  const pictures = useMemo(() => files.filter(isPicture), [files]);
  const { enlarge, lightbox } = useLightbox(pictures);
  return (
    <>
      <ul className={styles.files} aria-labelledby={labelledBy}>
        {files.map((file) => (
          <FileTile key={file.id} file={file} onEnlarge={() => enlarge(file.url)} />
        ))}
      </ul>
      {lightbox}
    </>
  );
}

function FileTile({ file, onEnlarge }: { file: StoredFile; onEnlarge: () => void }) {
  const t = useKernelMessages();
  const { url, name } = file;
  const download = useDownload(() => downloadUrl(url, name), t('files.downloadFailed'));
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
          label={t('files.download', { name })}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        />
      </span>
    </li>
  );
}

function isPicture({ contentType }: StoredFile): boolean {
  return contentType.startsWith('image/');
}
