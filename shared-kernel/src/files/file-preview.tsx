import { useState } from 'react';
import { useKernelMessages } from '../i18n';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon/icon';
import { extensionOf } from './extension-of';
import styles from './file-preview.module.css';

interface FilePreviewProps {
  name: string;
  /** Where its picture lies; absent where it is not a picture. */
  picture: string | undefined;
  /** Says what the picture is where no name stands beside it. */
  alt?: string;
  /** `whole` shows all of the picture, as large as the window lets it. */
  size?: 'small' | 'large' | 'whole';
  /** Makes a picture a button that enlarges it. */
  onEnlarge?: (() => void) | undefined;
}

/** The picture of a file, or its kind where the browser has none to show. */
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
