import { useState } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { classNames } from '../components/class-names';
import { Icon } from '../components/icon/icon';
import { extensionOf } from './extension-of';
import styles from './file-preview.module.css';

interface FilePreviewProps {
  name: string;
  /** URL of the picture; undefined for other files. */
  picture: string | undefined;
  /** Alternative text, unless the name is beside it. */
  alt?: string;
  /** `whole` shows the whole picture, as large as the window. */
  size?: 'small' | 'large' | 'whole';
  onEnlarge?: (() => void) | undefined;
}

/** Preview of a file: its picture, or its extension. */
export function FilePreview({ name, picture, alt = '', size = 'small', onEnlarge }: FilePreviewProps) {
  const t = useKernelMessages();
  const [broken, setBroken] = useState<string>();
  const frame = classNames(styles.preview, styles[size]);
  if (picture === undefined || picture === broken) {
    return (
      <span className={frame}>
        <Icon name="file" />
        <span className={styles.kind}>{extensionOf(name)}</span>
      </span>
    );
  }
  const image = (
    <img src={picture} alt={alt} loading="lazy" className={styles.picture} onError={() => setBroken(picture)} />
  );
  if (!onEnlarge) return <span className={frame}>{image}</span>;
  return (
    <button
      type="button"
      aria-label={t('lightbox.enlarge', { name })}
      className={classNames(frame, styles.button)}
      onClick={onEnlarge}
    >
      {image}
    </button>
  );
}
