import type { BusinessDay } from '@comptoir/api-contract/business-days';
import { formatDate } from '@comptoir/kernel/format';
import { useApiMutation } from '@comptoir/ui/changes';
import { Button, Notice } from '@comptoir/ui';
import styles from './days.module.css';
import { pendingOf } from './handovers-card';
import { useDayMessages } from './messages/messages';

interface CloseCardProps {
  day: BusinessDay;
  postponed: ReadonlyMap<string, string>;
}

/** Closes the day, or names what is still to do. */
export function CloseCard({ day, postponed }: CloseCardProps) {
  const t = useDayMessages();
  const close = useApiMutation('closeDay', { success: t('close.closed'), failure: t('close.failed') });
  const pending = pendingOf(day);
  const isUncounted = (scope: string) => day.counts.some((row) => row.scope === scope && !row.isCounted);
  const isEarly = day.blockers.some(({ code }) => code === 'day-not-begun');
  const missing = [
    ...(isUncounted('TILL') ? [t('close.countTill')] : []),
    ...(isUncounted('VAULT') ? [t('close.countVault')] : []),
    ...(pending.every(({ id }) => postponed.get(id)?.trim()) ? [] : [t('close.endHandovers')]),
  ];
  const submit = () => {
    const postpone = pending.map(({ id }) => ({ handoverId: id, reason: postponed.get(id) ?? '' }));
    close.mutate({ params: { day: day.day }, query: { officeId: day.officeId }, body: { postpone } });
  };
  return (
    <section className={styles.step} aria-label={t('steps.close')}>
      <h2 className={styles.title}>{t('steps.close')}</h2>
      <p className={styles.detail}>{t('close.about')}</p>
      {day.before.length > 0 && (
        <Notice>{t('close.before', { days: day.before.map((before) => formatDate(before)).join(', ') })}</Notice>
      )}
      {isEarly && <Notice tone="warning">{t('close.notBegun', { day: formatDate(day.day) })}</Notice>}
      {missing.length > 0 && <Notice>{t('close.missing', { steps: missing.join(', ') })}</Notice>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={isEarly || missing.length > 0}
          busy={close.state.status === 'saving'}
          onClick={submit}
        >
          {t('close.submit')}
        </Button>
      </div>
    </section>
  );
}
