import type { BusinessDay, CountScope } from '@comptoir/api-contract/business-days';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { useApiMutation } from '@comptoir/ui/changes';
import { CountSheet, useCountSheet } from '@comptoir/ui/counting';
import { Form, FormActions, SubmitButton } from '@comptoir/ui/fields';
import { useOwnCurrencyFirst } from '@comptoir/ui/money';
import { Button } from '@comptoir/ui';
import { useState } from 'react';
import { AttemptTable } from './attempt-table';
import styles from './days.module.css';
import { pendingOf } from './handovers-card';
import { useDayMessages } from './messages/messages';

interface CountCardProps {
  day: BusinessDay;
  scope: CountScope;
}

/** Blind count of a place. The book balance is shown afterwards, and a difference may be recounted once. */
export function CountCard({ day, scope }: CountCardProps) {
  const t = useDayMessages();
  const rows = useOwnCurrencyFirst(day.counts)?.filter((row) => row.scope === scope) ?? [];
  const [again, setAgain] = useState<readonly CurrencyCode[]>([]);
  const counted = rows.filter(({ attempts }) => attempts.length > 0);
  const required = rows
    .filter(({ isCounted, mayCount, currency }) => !isCounted || (mayCount && again.includes(currency)))
    .map(({ currency }) => currency);
  return (
    <section className={styles.step} aria-label={t(scope === 'TILL' ? 'steps.till' : 'steps.vault')}>
      <h2 className={styles.title}>{t(scope === 'TILL' ? 'steps.till' : 'steps.vault')}</h2>
      {rows.length === 0 && <p className={styles.detail}>{t('count.nothing')}</p>}
      {counted.length > 0 && (
        <AttemptTable caption={t('count.of', { place: t(`place.${scope}`) })} rows={counted} names={day.names} />
      )}
      {counted
        .filter(({ isCounted }) => !isCounted)
        .map(({ currency }) => (
          <p key={currency}>{t('count.stale', { currency })}</p>
        ))}
      <div className={styles.actions}>
        {counted
          .filter((row) => row.isCounted && row.mayCount && hasDifference(row) && !again.includes(row.currency))
          .map(({ currency }) => (
            <Button key={currency} onClick={() => setAgain([...again, currency])}>
              {t('count.again', { currency })}
            </Button>
          ))}
      </div>
      {required.length > 0 && (
        <Sheet
          key={required.join()}
          day={day}
          scope={scope}
          required={required}
          {...(again.length > 0 && { onCancel: () => setAgain([]) })}
          onSaved={() => setAgain([])}
        />
      )}
    </section>
  );
}

function hasDifference({ attempts }: BusinessDay['counts'][number]): boolean {
  const last = attempts.at(-1);
  return last !== undefined && last.counted !== last.expected;
}

interface SheetProps extends CountCardProps {
  required: readonly CurrencyCode[];
  onCancel?: () => void;
  onSaved: () => void;
}

function Sheet({ day: open, scope, required, onCancel, onSaved }: SheetProps) {
  const t = useDayMessages();
  const { day, officeId } = open;
  const hasWaiting = pendingOf(open).length > 0;
  const sheet = useCountSheet(required);
  const save = useApiMutation('countDay', {
    success: t('count.saved'),
    failure: t('count.failed'),
    onSuccess: onSaved,
  });
  const { lines } = sheet;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (lines) save.mutate({ params: { day }, query: { officeId }, body: { scope, lines } });
      }}
    >
      <p className={styles.detail}>{t('count.blind')}</p>
      {scope === 'TILL' && hasWaiting && <p>{t('count.waiting')}</p>}
      <CountSheet sheet={sheet} mayAdd />
      <FormActions>
        <SubmitButton busy={save.state.status === 'saving'} disabled={!lines}>
          {t('count.save')}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{t('count.keep')}</Button>}
      </FormActions>
    </Form>
  );
}
