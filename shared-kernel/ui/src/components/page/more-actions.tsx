import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { classNames } from '../class-names';
import { Button } from '../button/button';
import { ActionPanel } from '../controls/on-demand';
import { Icon } from '../icon/icon';
import styles from './page-header.module.css';

interface MoreActionsProps {
  /** Beside the title if there is room. */
  children?: ReactNode;
  /** Always behind the button: in a panel if there is room for it. */
  menu?: ReactNode;
  /** Folds the actions while one of them is under way. */
  isBusy: boolean;
}

/** Folded actions are hidden instead of unmounted, so that the palette finds them. */
export function MoreActions({ children, menu, isBusy }: MoreActionsProps) {
  const t = useKernelMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fold = useCallback(() => setOpen(false), []);
  const opener = useRef<HTMLDivElement>(null);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy);
    if (isBusy) setOpen(false);
  }
  useEffect(() => {
    if (!isBusy) return;
    // Its own focus would be lost with the folded action.
    if (opener.current?.parentElement?.contains(document.activeElement))
      opener.current.querySelector('button')?.focus();
  }, [isBusy]);
  return (
    <>
      <div ref={opener} className={classNames(styles.unfold, menu !== undefined && styles.always)}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('page.more')}
          <Icon name="down" />
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
