import { useId, useState, type ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../button/button';
import styles from './page-header.module.css';

/** Folded actions are hidden instead of unmounted, so that the palette finds them. */
export function MoreActions({ children }: { children: ReactNode }) {
  const t = useKernelMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.unfold}>
        <Button icon="down" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('page.more')}
        </Button>
      </div>
      <div id={id} className={styles.more} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
