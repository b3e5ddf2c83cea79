import { useKernelMessages } from '../../i18n';
import { useLocation } from '../../router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useListName } from '../list/list-of';
import { ViewsPlace } from '../list/views-place';
import { focusFirstField } from './focus-first-field';
import { MoreActions } from './more-actions';
import { IconButton } from '../button/icon-button';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** Under the title: a count, a sentence; empty while it is not known, so that its line is kept free. */
  description?: ReactNode;
  /** Goes back; without it there is no back button. */
  onBack?: () => void;
  /** What can be done on the page; the palette offers its buttons and links as well. */
  actions?: ReactNode;
  /** What is done less often: beside `actions` where there is room, on a phone behind a button. */
  more?: ReactNode;
  /** What is done first here: read, or fill in the form of a new record. */
  startsWith?: 'title' | 'form';
}

/**
 * The title of a screen. After a navigation it takes the focus, so that screen readers say where one is; the form of a
 * new record takes it where one can type at once, and the title is said nevertheless.
 */
export function PageHeader({ title, description, onBack, actions, more, startsWith = 'title' }: PageHeaderProps) {
  const t = useKernelMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const { key, pathname } = useLocation();
  const navigated = key !== 'default';
  const list = useListName();

  // Before the page is painted: a key that is pressed as soon as it is seen is pressed here, not where one came from.
  useLayoutEffect(() => {
    if (!navigated) return;
    if (startsWith === 'form' && focusFirstField(heading.current)) {
      // A live region is heard when its text changes, not when it comes with it.
      if (spoken.current) spoken.current.textContent = title;
    } else {
      heading.current?.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another page, not another search in the same page
  }, [pathname]);

  return (
    <header className={styles.header}>
      <title>{`${title} · Comptoir`}</title>
      {onBack && <IconButton icon="back" label={t('page.back')} onClick={onBack} />}
      <div className={styles.text}>
        <div className={styles.line}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {list && <ViewsPlace list={list} />}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {startsWith === 'form' && <p ref={spoken} aria-live="polite" className={styles.spoken} />}
      {(actions || more) && (
        <div data-actions className={classNames(styles.actions, more !== undefined && styles.many)}>
          {more && <MoreActions>{more}</MoreActions>}
          {actions}
        </div>
      )}
    </header>
  );
}
