import { useKernelMessages } from '../../i18n';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/icon-button';
import { focusFirst } from './focus-first';
import styles from './dialog.module.css';

/** What a dialog says, and what closes it. */
export interface DialogProps {
  title: string;
  onClose: () => void;
  /** Its buttons. */
  actions?: ReactNode;
  /** Widest that it gets, in CSS pixels. */
  width?: number;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A dialog over the page. Mount it while it is open: the focus goes in, stays in, and returns when it is gone. */
export function Dialog({ title, onClose, actions, width = 425, role = 'dialog', children }: DialogProps) {
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
        // React hands the Escape of a question to the dialog that asks it as well.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={`${id}title`} className={styles.title}>
          {title}
        </h2>
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
    // One at a time: of two dialogs the lower one would show around the upper one.
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
