import type { ReactNode } from 'react';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { useConfirm } from '../components/dialog/use-confirm';
import { dropDraft } from './drafts';
import { useUnsavedChanges } from './unsaved-changes';

interface GuardedClose {
  close: () => void;
  /** Render it inside the dialog. */
  question: ReactNode;
}

/**
 * Asks before a dialog with unsaved changes closes or its page is left.
 * @param draft draft of the form, discarded with the input
 */
export function useGuardedClose(isDirty: boolean, onClose: () => void, draft?: string): GuardedClose {
  const t = useKernelMessages();
  const { ask, dialog } = useConfirm();
  const leaving = useUnsavedChanges(isDirty);
  const unsaved = {
    title: t('unsaved.title'),
    text: t('unsaved.text'),
    action: t('unsaved.leave'),
    cancel: t('unsaved.stay'),
  };
  const discard = () => {
    if (draft !== undefined) dropDraft(`${location.pathname} ${draft}`);
    onClose();
  };
  return {
    close: () => (isDirty ? void ask(unsaved).then((agreed) => agreed && discard()) : onClose()),
    question: (
      <>
        {dialog}
        {leaving}
      </>
    ),
  };
}
