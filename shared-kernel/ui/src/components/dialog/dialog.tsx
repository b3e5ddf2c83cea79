import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/icon-button';
import { focusFirst } from './focus-first';
import styles from './dialog.module.css';

/** Props of a dialog. */
export interface DialogProps {
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  /** Maximal width in CSS pixels. */
  width?: number;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A modal dialog. Mount it while open: the focus moves in, is trapped, and returns on unmount. */
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
        // React events of a nested dialog bubble to its parent.
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
