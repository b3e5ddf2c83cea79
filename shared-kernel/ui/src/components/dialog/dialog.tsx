import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/icon-button';
import { focusFirst } from './focus-first';
import styles from './dialog.module.css';

/** Props of a dialog. */
export interface DialogProps {
  title: string;
  /** Name of the record below the title. */
  subject?: string | undefined;
  /** Initial focus: the first control, or the title of a dialog that begins with facts. */
  startsWith?: 'control' | 'title';
  onClose: () => void;
  actions?: ReactNode;
  /** Maximal width in CSS pixels. */
  width?: number;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A modal dialog. Mount it while open: the focus moves in, is trapped, and returns on unmount. */
export function Dialog(props: DialogProps) {
  const { title, subject, startsWith = 'control', onClose, actions, width = 425, role = 'dialog', children } = props;
  const t = useKernelMessages();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={role === 'alertdialog' ? `${id}body` : undefined}
      className={styles.dialog}
      style={{ maxWidth: `min(${width}px, calc(100vw - 24px))` }}
      onCancel={(event) => {
        event.preventDefault();
        // React events of a nested dialog bubble to its parent.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className={styles.header}>
        <div>
          <h2
            id={`${id}title`}
            className={styles.title}
            {...(startsWith === 'title' && { tabIndex: -1, 'data-autofocus': '' })}
          >
            {title}
          </h2>
          {subject !== undefined && (
            <p className={styles.subject}>
              <bdi>{subject}</bdi>
            </p>
          )}
        </div>
        <IconButton icon="close" label={t('dialog.close')} size="small" onClick={onClose} />
      </header>
      <div id={`${id}body`} data-body className={styles.body}>
        {children}
      </div>
      {actions && <footer className={styles.footer}>{actions}</footer>}
    </dialog>
  );
}

function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    // Only one is visible: a lower dialog would show around the upper one.
    const covered = [...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-covered])')];
    for (const dialog of covered) dialog.dataset['covered'] = '';
    shown?.showModal();
    focusFirst(shown);
    return () => {
      shown?.close();
      for (const dialog of covered) delete dialog.dataset['covered'];
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);
}
