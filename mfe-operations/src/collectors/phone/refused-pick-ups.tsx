import type { RefusedPickUp } from '@comptoir/api-contract/refused-pick-ups';
import { formatDateTime } from '@comptoir/kernel/format';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { Button } from '@comptoir/ui';
import { useId, useState } from 'react';
import styles from './collector-phones.module.css';
import { usePhoneMessages } from './messages/messages';
import { PickUpLine } from './pick-up-line';
import { SettlementDialog } from './settlement.dialog';

/** Refused pick-ups that a collector handed to the office: those to decide on, and the settled ones folded. */
export function RefusedPickUps({ pickUps }: { pickUps: readonly RefusedPickUp[] }) {
  const t = usePhoneMessages();
  const id = useId();
  const [settling, setSettling] = useState<RefusedPickUp>();
  // A server of the previous version has no settlements.
  const open = pickUps.filter(({ settled }) => !settled);
  const settled = pickUps.filter((pickUp) => !open.includes(pickUp));
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby={id}>
          <p id={id}>
            <strong>{t('handed')}</strong>
          </p>
          <ul className={styles.pickUps}>
            {open.map((pickUp) => (
              <RefusedPickUpItem key={keyOf(pickUp)} pickUp={pickUp} onSettle={() => setSettling(pickUp)} />
            ))}
          </ul>
        </section>
      )}
      {settled.length > 0 && (
        <details>
          <summary>{t('settled', { count: settled.length })}</summary>
          <ul className={styles.pickUps}>
            {settled.map((pickUp) => (
              <RefusedPickUpItem key={keyOf(pickUp)} pickUp={pickUp} />
            ))}
          </ul>
        </details>
      )}
      {settling && <SettlementDialog pickUp={settling} onClose={() => setSettling(undefined)} />}
    </>
  );
}

function RefusedPickUpItem({ pickUp, onSettle }: { pickUp: RefusedPickUp; onSettle?: () => void }) {
  const t = usePhoneMessages();
  const inLanguage = useContractMessages();
  const { handedAt, refusal, settled } = pickUp;
  return (
    <li className={styles.pickUp}>
      <PickUpLine pickUp={pickUp} />
      <span>{t('handedAt', { date: formatDateTime(handedAt) })}</span>
      <span dir="auto">{inLanguage(refusal.message)}</span>
      {settled && (
        <span>
          {t('settledBy', { name: settled.by.name, date: formatDateTime(settled.at) })} <bdi>{settled.note}</bdi>
        </span>
      )}
      {onSettle && (
        <Button size="small" onClick={onSettle}>
          {t('settle.action')}
        </Button>
      )}
    </li>
  );
}

function keyOf({ id, handedAt }: RefusedPickUp): string {
  return `${id} ${handedAt}`;
}
