import type { ReactNode } from 'react';
import { useKernelMessages } from '../i18n';
import { useConfirm } from '../ui/dialog/use-confirm';
import { useUnsavedChanges } from './unsaved-changes';

/**
 * Closes a dialog whose form has unsaved changes only once the person agrees; leaving the page asks as well. Render
 * `question` inside the dialog.
 */
export function useGuardedClose(isDirty: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const t = useKernelMessages();
  const { ask, dialog } = useConfirm();
  const leaving = useUnsavedChanges(isDirty);
  const unsaved = {
    title: t('unsaved.title'),
    text: t('unsaved.text'),
    action: t('unsaved.leave'),
    cancel: t('unsaved.stay'),
  };
  return {
    close: () => (isDirty ? void ask(unsaved).then((agreed) => agreed && onClose()) : onClose()),
    question: (
      <>
        {dialog}
        {leaving}
      </>
    ),
  };
}
