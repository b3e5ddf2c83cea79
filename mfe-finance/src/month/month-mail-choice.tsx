import { http } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { toastError } from '@comptoir/kernel/toast';
import { Checkbox } from '@comptoir/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { useMonthMessages } from './messages/messages';
import styles from './month.module.css';

/** Turns the monthly email of the signed-in person on or off. Keeps its place while loading. */
export function MonthMailChoice() {
  const t = useMonthMessages();
  const client = useQueryClient();
  const { data } = useQuery(apiQuery('getMonthMail', {}));
  const [isChosen, show] = useOptimistic(data?.monthly ?? false);
  const choose = (monthly: boolean) =>
    startTransition(async () => {
      show(monthly);
      await http
        .call('chooseMonthMail', { body: { monthly } })
        .catch((error: unknown) => toastError(t('mail.failed'), error));
      await client.invalidateQueries({ queryKey: apiQuery('getMonthMail', {}).queryKey });
    });
  return (
    <div className={styles.mail}>
      <Checkbox checked={isChosen} disabled={!data} onChange={({ target }) => choose(target.checked)}>
        {t('mail.choice')}
      </Checkbox>
    </div>
  );
}
