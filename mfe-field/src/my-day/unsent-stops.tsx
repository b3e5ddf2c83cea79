import type { OutboxItem } from '@comptoir/ui/outbox';
import { useId } from 'react';
import { useMessages } from '../messages/messages';
import outboxStyles from './outbox/outbox.module.css';
import { WaitingEntry } from './outbox/waiting-entry';
import list from './stop-list.module.css';

/** Stops that this device recorded and the office does not have yet. */
export function UnsentStops({ items }: { items: readonly OutboxItem[] }) {
  const t = useMessages();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={list.part}>
      <h2 id={id} className={list.title}>
        {t('myDay.unsent')} <span className={list.count}>{items.length}</span>
      </h2>
      <ul className={outboxStyles.list}>
        {items.map((item) => (
          <WaitingEntry key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
