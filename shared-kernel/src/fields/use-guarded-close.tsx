import type { ReactNode } from 'react';
import { useKernelMessages } from '../i18n';
import { useConfirm } from '../ui/dialog/use-confirm';
import { dropDraft } from './drafts';
import { useUnsavedChanges } from './unsaved-changes';

interface GuardedClose {
  close: () => void;
  /** Render it inside the dialog. */
  question: ReactNode;
}

/**
 * Closes a dialog whose form has unsaved changes only once the person agrees; leaving the page asks as well.
 * @param draft of the form, where it has one: discarded, it does not come back when the dialog is opened again
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
