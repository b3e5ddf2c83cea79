import { collectionState, type LocalDay } from '@comptoir/api-contract/collection-state';
import type { Collection } from '@comptoir/api-contract/collections';
import { Money } from '@comptoir/ui/money';
import { ButtonLink } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { isCollected } from '@comptoir/api-contract/collection-state';
import { stopState } from './round';
import { StopActions } from './stop-actions';
import styles from './stop-card.module.css';
import { StopMoment } from './stop-moment';
import { StopTag } from './stop-tag';

interface StopCardProps {
  stop: Collection;
  today: LocalDay;
}

export function StopCard({ stop, today }: StopCardProps) {
  const t = useMessages();
  const { id, agency, currency, scheduledAmount, collectedAmount, status } = stop;
  const state = stopState(stop, collectionState(stop, today));
  const collected = isCollected(status);
  const action = t(collected ? 'myDay.open' : 'myDay.collect');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <StopMoment stop={stop} state={state} />
        <StopTag state={state} />
      </div>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <bdi>{agency.name}</bdi>
        </h3>
        <Money
          className={styles.amount}
          amount={collected ? (collectedAmount ?? 0) : scheduledAmount}
          currency={currency}
        />
      </div>
      <p className={styles.address}>
        <bdi>{`${agency.address}, ${agency.city}`}</bdi>
      </p>
      <StopActions agency={agency}>
        <ButtonLink
          to={id}
          size="large"
          variant={state === 'due' || state === 'late' || state === 'answered' ? 'primary' : 'default'}
          aria-label={`${action}: ${agency.name}`}
        >
          {action}
        </ButtonLink>
      </StopActions>
    </li>
  );
}
