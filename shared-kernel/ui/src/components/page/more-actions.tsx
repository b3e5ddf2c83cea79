import { useCallback, useId, useState, type ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { classNames } from '../class-names';
import { Button } from '../button/button';
import { ActionPanel } from '../controls/on-demand';
import styles from './page-header.module.css';

interface MoreActionsProps {
  /** Beside the title if there is room. */
  children?: ReactNode;
  /** Always behind the button: in a panel if there is room for it. */
  menu?: ReactNode;
}

/** Folded actions are hidden instead of unmounted, so that the palette finds them. */
export function MoreActions({ children, menu }: MoreActionsProps) {
  const t = useKernelMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fold = useCallback(() => setOpen(false), []);
  return (
    <>
      <div className={classNames(styles.unfold, menu !== undefined && styles.always)}>
        <Button icon="down" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('page.more')}
        </Button>
      </div>
      <div id={id} className={styles.more} data-open={isOpen}>
        {children}
        {menu !== undefined && (
          <ActionPanel isOpen={isOpen} onFold={fold}>
            {menu}
          </ActionPanel>
        )}
      </div>
    </>
  );
}
