import type { CashInHand } from '@comptoir/api-contract/cash';
import { useGoBack, useNavigate } from '@comptoir/kernel/router';
import { useApiMutation } from '@comptoir/ui/changes';
import { CountSheet, useCountSheet } from '@comptoir/ui/counting';
import { Form, FormActions, SubmitButton, useUnsavedChanges } from '@comptoir/ui/fields';
import { useOutbox } from '@comptoir/ui/outbox';
import { FailureNotice, refusalOf } from '@comptoir/ui/records';
import { ButtonLink, Card, EmptyState, Loaded, Money, Notice, Page, PageHeader } from '@comptoir/ui';
import { useEffect } from 'react';
import { useCashInHand } from './custody.queries';
import styles from './handovers.module.css';
import { useCustodyMessages } from './messages/messages';

/** Count of the bag and its offer to the office. */
export function HandOverPage() {
  const t = useCustodyMessages();
  const hand = useCashInHand();
  return (
    <Page layout="form">
      <PageHeader title={t('handOver')} description={t('about')} onBack={useGoBack()} />
      <Loaded query={hand}>
        {(held) =>
          held.length === 0 ? (
            <EmptyState icon="check" title={t('empty')}>
              <ButtonLink to="/my-day">{t('back')}</ButtonLink>
            </EmptyState>
          ) : (
            <Card>
              <OfferForm held={held} />
            </Card>
          )
        }
      </Loaded>
    </Page>
  );
}

function OfferForm({ held }: { held: readonly CashInHand[] }) {
  const t = useCustodyMessages();
  const navigate = useNavigate();
  const unsent = useOutbox().filter(({ state }) => state === 'waiting').length;
  const sheet = useCountSheet(held.map(({ currency }) => currency));
  const offer = useApiMutation('offerHandover', {
    success: t('offered'),
    failure: t('notOffered'),
    failureIn: 'screen',
    survivesReload: true,
  });
  const offeredId = offer.data?.data.id;
  // After a render, because the question about unsaved input goes away with it.
  useEffect(() => {
    if (offeredId) void navigate(`/my-day/handovers/${offeredId}`, { replace: true });
  }, [navigate, offeredId]);
  const isBusy = offer.state.status === 'saving' || offer.state.status === 'saved';
  const lines = sheet.lines?.filter(({ counts }) => Object.values(counts).some((number) => number > 0)) ?? [];
  const refusal = refusalOf(offer.state);
  const leaving = useUnsavedChanges(sheet.isTouched && !isBusy);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length > 0) offer.mutate({ body: { kind: 'COLLECTOR_TO_OFFICE', source: 'TILL', lines } });
      }}
    >
      <div>
        <p>{t('byBooks')}</p>
        <ul className={styles.sums}>
          {held.map(({ currency, amount }) => (
            <li key={currency}>
              <Money amount={amount} currency={currency} />
            </li>
          ))}
        </ul>
      </div>
      {unsent > 0 && <Notice tone="warning">{t('unsent', { count: unsent })}</Notice>}
      {refusal && <FailureNotice title={t('notOffered')} error={refusal} />}
      <CountSheet sheet={sheet} />
      <FormActions>
        <SubmitButton busy={isBusy} disabled={lines.length === 0}>
          {t('offer')}
        </SubmitButton>
      </FormActions>
      {leaving}
    </Form>
  );
}
