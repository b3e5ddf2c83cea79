import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/icon';
import { extensionOf } from './extension-of';
import styles from './file-preview.module.css';

interface FilePreviewProps {
  name: string;
  /** Where its picture lies; absent for a file that is none. */
  picture: string | undefined;
  /** Says what the picture is where no name stands beside it. */
  alt?: string;
  size?: 'small' | 'large';
}

/** The picture of a file, or its kind where the browser has none to show. */
export function FilePreview({ name, picture, alt = '', size = 'small' }: FilePreviewProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classNames(styles.preview, styles[size])}>
      {picture !== undefined && picture !== broken ? (
        <img src={picture} alt={alt} loading="lazy" className={styles.picture} onError={() => setBroken(picture)} />
      ) : (
        <>
          <Icon name="file" />
          <span className={styles.kind}>{extensionOf(name)}</span>
        </>
      )}
    </span>
  );
}
