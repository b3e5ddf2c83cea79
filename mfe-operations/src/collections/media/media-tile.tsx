import { useLanguage } from '@comptoir/kernel/i18n';
import { FilePreview } from '@comptoir/ui/files';
import type { ReactNode } from 'react';
import { fileSize } from './file-size';
import styles from './media-tile.module.css';

interface MediaTileProps {
  name: string;
  /** Bytes. */
  size: number;
  /** Where a picture of it lies; absent where it is not a picture. */
  picture: string | undefined;
  /** Opens the file; absent while it is only here. */
  href?: string;
  /** Stands under the name: where its upload stands. */
  children?: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
}

/** A file of a collection: its picture or its kind, its name and its size. */
export function MediaTile({ name, size, picture, href, children, actions }: MediaTileProps) {
  const { language } = useLanguage();
  return (
    <li className={styles.tile}>
      <FilePreview name={name} picture={picture} />
      <span className={styles.text}>
        <span className={styles.name} title={name}>
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={href} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          )}
        </span>
        {children ?? <span className={styles.size}>{fileSize(size, language)}</span>}
      </span>
      {actions}
    </li>
  );
}
