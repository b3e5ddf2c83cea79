import { useContractMessages } from '@comptoir/kernel/i18n';
import { Button, ButtonLink, Notice } from '@comptoir/ui';
import { useApiMutation } from '@comptoir/ui/changes';
import { outbox, type OutboxItem, type OutboxRefusal } from '@comptoir/ui/outbox';
import { FailureNotice, refusalOf } from '@comptoir/ui/records';
import { useMessages } from '../../messages/messages';
import { EntryDetails } from './entry-details';
import { Recorded } from './recorded';
import styles from './outbox.module.css';

/** Codes of refusals after which no correction would be accepted: the stop has its amount, or is of another person. */
const FINAL: ReadonlySet<string | undefined> = new Set(['already-collected', 'not-found', 'no-access']);

/** A pick-up that the server refused; it stays until the collector corrects it or hands it to the office. */
export function RefusedEntry({ item }: { item: OutboxItem }) {
  const t = useMessages();
  const inLanguage = useContractMessages();
  const { id, agency: name, refusal } = item;
  const reasons = refusalsOf(item).map((reason) => inLanguage(reason));
  return (
    <Notice tone="danger" title={t(refusal ? 'myDay.refused' : 'myDay.filesRefused', { name })}>
      <Recorded item={item} />
      {[...new Set(reasons)].map((message) => (
        <p key={message}>{message}</p>
      ))}
      <div className={styles.actions}>
        {refusal && !FINAL.has(refusal.code) && (
          <ButtonLink to={`/my-day/${item.collectionId}`} variant="primary">
            {t('outbox.correct')}
          </ButtonLink>
        )}
        {refusal ? (
          <HandToOffice item={item} refusal={refusal} />
        ) : (
          <Button onClick={() => void outbox.acknowledge(id)}>{t('outbox.remove')}</Button>
        )}
        <Button onClick={() => void outbox.retry(id)}>{t('myDay.sendAgain')}</Button>
      </div>
      <EntryDetails item={item} />
    </Notice>
  );
}

/** Gives the whole content to the managers, and removes it from the phone once the server has it. */
function HandToOffice({ item, refusal }: { item: OutboxItem; refusal: OutboxRefusal }) {
  const t = useMessages();
  const hand = useApiMutation('handRefusedPickUp', {
    success: t('outbox.handed'),
    failure: t('outbox.notHanded'),
    failureIn: 'screen',
    subject: item.id,
    onSuccess: () => void outbox.acknowledge(item.id),
  });
  const failure = refusalOf(hand.state);
  const { id, pickUp, body, collectionId } = item;
  const { message, code = '' } = refusal;
  return (
    <>
      {failure && <FailureNotice title={t('outbox.notHanded')} error={failure} />}
      <Button
        busy={hand.state.status === 'saving'}
        onClick={() =>
          hand.mutate({
            body: { id, refusal: { code, message }, content: { ...(pickUp ?? { ...body, collectionId }) } },
          })
        }
      >
        {t('outbox.handOver')}
      </Button>
    </>
  );
}

function refusalsOf({ refusal, files }: OutboxItem): OutboxRefusal[] {
  return [refusal, ...files.map((file) => file.refusal)].filter((reason) => reason !== undefined);
}
