import { useEffect, useState } from 'react';
import { useKernelMessages, useLanguage } from '@comptoir/kernel/internal/i18n';
import { IconButton } from '../components/button/icon-button';
import { Dialog } from '../components/dialog/dialog';
import { FilePreview } from './file-preview';
import styles from './lightbox.module.css';

/** A picture that can be enlarged: its URL and file name. */
export interface Picture {
  url: string;
  name: string;
}

interface LightboxProps {
  pictures: readonly Picture[];
  first: number;
  onClose: () => void;
}

/**
 * Shows pictures one at a time in the size of the window. Arrow keys cycle through them in reading direction; Escape
 * closes.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const t = useKernelMessages();
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const step = (by: number) => setIndex((shown) => (shown + by + count) % count);
  useArrowKeys(step);
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <Dialog title={picture.name} width={1100} onClose={onClose}>
      <div className={styles.stage}>
        <FilePreview key={picture.url} size="whole" name={picture.name} alt={picture.name} picture={picture.url} />
      </div>
      {count > 1 && (
        <div className={styles.steps}>
          <IconButton icon="previous" label={t('lightbox.previous')} onClick={() => step(-1)} />
          <span aria-live="polite" className={styles.position}>
            <span className="visually-hidden">{picture.name} </span>
            {t('lightbox.position', { position: index + 1, count })}
          </span>
          <IconButton icon="forward" label={t('lightbox.next')} data-autofocus onClick={() => step(1)} />
        </div>
      )}
    </Dialog>
  );
}

function useArrowKeys(step: (by: number) => void) {
  const { direction } = useLanguage();
  useEffect(() => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
