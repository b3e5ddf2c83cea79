import type { Collection } from '@comptoir/api-contract/collections';
import { Button, Notice } from '@comptoir/ui';
import { SubmitButton } from '@comptoir/ui/fields';
import { formatAmount } from '@comptoir/ui/money';
import { useMessages } from '../../messages/messages';
import styles from './pick-up-form.module.css';

interface ConfirmAmountProps {
  stop: Pick<Collection, 'scheduledAmount' | 'currency'>;
  amount: number;
  times: string;
  onCorrect: () => void;
}

/** Asks once more, in place of the buttons, before an amount far above the scheduled one is recorded. */
export function ConfirmAmount({ stop: { scheduledAmount, currency }, amount, times, onCorrect }: ConfirmAmountProps) {
  const t = useMessages();
  return (
    <div className={styles.confirm}>
      <Notice tone="warning" title={t('record.tooMany.title', { amount: formatAmount(amount, currency), times })}>
        <p>{t('record.tooMany.text', { scheduled: formatAmount(scheduledAmount, currency) })}</p>
        <div className={styles.answers}>
          <Button variant="primary" onClick={onCorrect}>
            {t('record.tooMany.correct')}
          </Button>
          <SubmitButton busy={false} variant="default">
            {t('record.tooMany.confirm', { amount: formatAmount(amount, currency) })}
          </SubmitButton>
        </div>
      </Notice>
    </div>
  );
}
