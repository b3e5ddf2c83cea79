import { useId, useState, type ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import styles from './toolbar.module.css';

interface ToolbarProps {
  children?: ReactNode;
  /** Number of active filters; if set, they fold behind a button on a phone. */
  active?: number;
  /** Filter to name on that button, for example the period; not counted in `active`. */
  summary?: string;
  /** Search box, which never folds. */
  search?: ReactNode;
}

/** Toolbar above a list. */
export function Toolbar({ children, active, summary, search }: ToolbarProps) {
  const t = useKernelMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (active === undefined) {
    return (
      <div className={styles.toolbar}>
        {children}
        {search}
      </div>
    );
  }
  return (
    <div className={styles.toolbar}>
      <div className={styles.fold}>
        <Button icon="filter" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {active === 0 ? t('list.filters') : t('list.filtersOn', { count: active })}
          {summary !== undefined && ` · ${summary}`}
        </Button>
      </div>
      <div id={id} className={classNames(styles.filters, !isOpen && styles.folded)}>
        {children}
      </div>
      {search && <div className={styles.search}>{search}</div>}
    </div>
  );
}
