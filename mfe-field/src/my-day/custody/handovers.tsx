import { handoverSteps } from '@comptoir/api-contract/handover-steps';
import type { Handover } from '@comptoir/api-contract/handovers';
import { apiQuery } from '@comptoir/kernel/query';
import { Link } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { HandoverState, useHandoverWords } from '@comptoir/ui/handovers';
import { ButtonLink, Loaded } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useRoundPart } from '../my-day.queries';
import { useOpenHandovers } from './custody.queries';
import styles from './handovers.module.css';
import { useCustodyMessages } from './messages/messages';

/** Handovers of the collector that have not ended, and the way to hand over the bag. */
export function Handovers() {
  const t = useCustodyMessages();
  const id = useId();
  const hasCash = useRoundPart(({ inHand }) => inHand.length > 0);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <Loaded query={useOpenHandovers()} failed={t('failed')}>
        {(rows) => (
          <>
            {rows.length > 0 && (
              <ul className={styles.list}>
                {rows.map((handover) => (
                  <OpenHandover key={handover.id} handover={handover} />
                ))}
              </ul>
            )}
            {hasCash ? (
              <ButtonLink to="/my-day/hand-over" size="large" block variant={rows.length === 0 ? 'primary' : 'default'}>
                {t('handOver')}
              </ButtonLink>
            ) : (
              rows.length === 0 && <p>{t('empty')}</p>
            )}
          </>
        )}
      </Loaded>
      <Link to="/my-cases">{t('differences')}</Link>
    </section>
  );
}

function OpenHandover({ handover }: { handover: Handover }) {
  const t = useCustodyMessages();
  const { route, waits } = useHandoverWords();
  const { sub: id, role, officeId } = useClaims();
  const { data: office } = useQuery(apiQuery('getOffice', { params: { id: handover.officeId } }));
  const [step] = handoverSteps(handover, { id, role, officeId });
  const isExpected = step === 'count' || step === 'agree';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong>
          <bdi>{route(handover)}</bdi>
        </strong>
        <HandoverState state={handover.state} />
      </div>
      <p className={styles.detail}>{waits(handover, office?.name)}</p>
      <ButtonLink
        to={`/my-day/handovers/${handover.id}`}
        size="large"
        block
        variant={isExpected ? 'primary' : 'default'}
      >
        {t(isExpected ? `step.${step}` : 'step.open')}
      </ButtonLink>
    </li>
  );
}
