import { useLanguage } from '@comptoir/kernel/i18n';
import { FilePreview } from '@comptoir/ui/files';
import type { ReactNode } from 'react';
import { fileSize } from './file-size';
import styles from './media-tile.module.css';

interface MediaTileProps {
  name: string;
  /** In bytes. */
  size: number;
  /** URL of the image, undefined for other files. */
  picture: string | undefined;
  /** Undefined before the upload. */
  href?: string;
  /** State of the upload, below the name. */
  children?: ReactNode;
  actions: ReactNode;
}

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
