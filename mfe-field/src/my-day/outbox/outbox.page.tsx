import { useGoBack } from '@comptoir/kernel/router';
import { EmptyState, Page, PageHeader } from '@comptoir/ui';
import { useOutbox, useOutboxOfOthers } from '@comptoir/ui/outbox';
import { useMessages } from '../../messages/messages';
import { ExportFile } from './export-file';
import { needsCollector } from './outbox-state';
import { RefusedEntry } from './refused-entry';
import { WaitingEntry } from './waiting-entry';
import styles from './outbox.module.css';

/** Every pick-up on this device that the office does not have completely. */
export function OutboxPage() {
  const t = useMessages();
  const items = useOutbox();
  const others = useOutboxOfOthers();
  const waiting = items.filter((item) => !needsCollector(item));
  return (
    <Page layout="form">
      <PageHeader title={t('outbox.title')} description={t('outbox.about')} onBack={useGoBack()} />
      {items.length === 0 && <EmptyState icon="check" title={t('outbox.empty')} />}
      {items.filter(needsCollector).map((item) => (
        <RefusedEntry key={item.id} item={item} />
      ))}
      {waiting.length > 0 && (
        <ul className={styles.list}>
          {waiting.map((item) => (
            <WaitingEntry key={item.id} item={item} withDetails />
          ))}
        </ul>
      )}
      <ExportFile items={items} />
      {others > 0 && <p>{t('outbox.others', { count: others })}</p>}
    </Page>
  );
}
