import { handoverSteps, needsSlip, type HandoverStep } from '@comptoir/api-contract/handover-steps';
import type { Handover } from '@comptoir/api-contract/handovers';
import { apiQuery } from '@comptoir/kernel/query';
import { useClaims } from '@comptoir/kernel/session';
import { HandoverState, useHandoverWords } from '@comptoir/ui/handovers';
import { ButtonLink } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { HoldingAge } from '../holding-age';
import { useCashMessages } from '../messages/messages';
import styles from './handovers.module.css';

/** A handover that has not ended, with the person for whom it waits and the next step of the reader. */
export function WaitingHandover({ handover }: { handover: Handover }) {
  const t = useCashMessages();
  const { route, waits } = useHandoverWords();
  const { sub: id, role, officeId } = useClaims();
  const { data: office } = useQuery(apiQuery('getOffice', { params: { id: handover.officeId } }));
  const [step] = handoverSteps(handover, { id, role, officeId });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong>
          {t('handovers.number', { number: handover.number })} · <bdi>{route(handover)}</bdi>
        </strong>
        <HandoverState state={handover.state} />
        <HoldingAge since={handover.offeredDate} />
      </div>
      <p className={styles.detail}>{waits(handover, office?.name)}</p>
      <div>
        <ButtonLink to={`/cash/handovers/${handover.id}`} variant={isExpected(step) ? 'primary' : 'default'}>
          {t(`handovers.step.${step === 'count' && needsSlip(handover.kind) ? 'slip' : (step ?? 'open')}`)}
        </ButtonLink>
      </div>
    </li>
  );
}

/** A withdrawal is possible but not the usual step. */
function isExpected(step: HandoverStep | undefined): boolean {
  return step !== undefined && step !== 'withdraw';
}
