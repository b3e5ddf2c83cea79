import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useLocation } from '@comptoir/kernel/internal/router';
import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { NamedList } from '../list/list-name';
import { focusFirstField } from './focus-first-field';
import { MoreActions } from './more-actions';
import { actionsIn, registerPageActions } from './page-actions';
import { IconButton } from '../button/icon-button';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** Subtitle, for example a count; an empty one reserves its line while loading. */
  description?: ReactNode;
  /** Name of the record, larger than the title; an empty one reserves its line while loading. */
  name?: string | undefined;
  /** Goes back; no back button without it. */
  onBack?: () => void;
  actions?: ReactNode;
  /** Secondary actions: beside `actions` if there is room, behind a button on a phone. */
  more?: ReactNode;
  /** Rare actions: behind a button at every width. */
  menu?: ReactNode;
  /** A rare action is under way; folds them, so that they do not cover its outcome. */
  menuBusy?: boolean;
  /** Initial focus: the title, or the form of a new record. */
  startsWith?: 'title' | 'form';
}

/**
 * Title of a page. Focused after a navigation, so that screen readers announce the page; a create form focuses its
 * first field instead, and the title is announced.
 */
export function PageHeader({
  title,
  description,
  name,
  onBack,
  actions,
  more,
  menu,
  menuBusy = false,
  startsWith = 'title',
}: PageHeaderProps) {
  const t = useKernelMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { key, pathname } = useLocation();
  const navigated = key !== 'default';
  const list = useContext(NamedList);

  // Runs before painting: a key pressed once the page is visible must not reach the previous page.
  useLayoutEffect(() => {
    if (!navigated) return;
    if (startsWith === 'form' && focusFirstField(heading.current)) {
      // A live region announces changes, not its initial text.
      if (spoken.current) spoken.current.textContent = title;
    } else {
      heading.current?.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another page, not another search in the same page
  }, [pathname]);

  useEffect(() => registerPageActions(() => (buttons.current ? actionsIn(buttons.current) : [])), []);

  return (
    <header className={styles.header}>
      <title>{`${title} · Comptoir`}</title>
      {onBack && <IconButton icon="back" label={t('page.back')} onClick={onBack} />}
      <div className={styles.text}>
        <div className={styles.line}>
          <h1 ref={heading} tabIndex={-1} className={classNames(styles.title, name !== undefined && styles.kind)}>
            {title}
          </h1>
          {list?.views}
        </div>
        {name !== undefined && (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {startsWith === 'form' && <p ref={spoken} aria-live="polite" className="visually-hidden" />}
      {(actions || more || menu) && (
        <div
          ref={buttons}
          className={classNames(styles.actions, (more !== undefined || menu !== undefined) && styles.many)}
        >
          {(more || menu) && (
            <MoreActions menu={menu} isBusy={menuBusy}>
              {more}
            </MoreActions>
          )}
          {actions}
        </div>
      )}
    </header>
  );
}
