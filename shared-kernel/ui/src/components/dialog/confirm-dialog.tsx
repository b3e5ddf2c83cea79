import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import styles from './dialog.module.css';

/** Texts of a confirmation. */
export interface Question {
  /** 'Are you sure?' by default. */
  title?: string;
  text: string;
  subject?: string | undefined;
  /** Label of the confirm button, 'Delete' by default. */
  action?: string;
  cancel?: string;
}

interface ConfirmDialogProps extends Question {
  onAnswer: (confirmed: boolean) => void;
}

/** Confirms an irreversible action. The safe answer has the focus. */
export function ConfirmDialog({ title, text, subject, action, cancel, onAnswer }: ConfirmDialogProps) {
  const t = useKernelMessages();
  return (
    <Dialog
      role="alertdialog"
      title={title ?? t('confirm.title')}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button data-autofocus onClick={() => onAnswer(false)}>
            {cancel ?? t('confirm.cancel')}
          </Button>
          <Button variant="destructive" onClick={() => onAnswer(true)}>
            {action ?? t('confirm.delete')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {subject && (
        <p dir="auto" className={styles.subject}>
          {subject}
        </p>
      )}
    </Dialog>
  );
}
