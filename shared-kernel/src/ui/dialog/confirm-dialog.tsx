import { useKernelMessages } from '../../i18n';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import styles from './dialog.module.css';

/** What is asked before something is done that cannot be taken back. */
export interface Question {
  /** By default 'Are you sure?'. */
  title?: string;
  text: string;
  /** Name of what it is about. */
  subject?: string | undefined;
  /** Name of the button that goes on; by default 'Delete'. */
  action?: string;
  cancel?: string;
}

interface ConfirmDialogProps extends Question {
  onAnswer: (confirmed: boolean) => void;
}

/** Asks before something that cannot be undone. The focus is on the safe answer. */
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
