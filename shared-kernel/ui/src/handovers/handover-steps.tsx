import { handoverSteps } from '@comptoir/api-contract/handover-steps';
import type { Handover } from '@comptoir/api-contract/handovers';
import type { Answer } from '@comptoir/kernel/http';
import { apiQuery } from '@comptoir/kernel/query';
import { useClaims } from '@comptoir/kernel/session';
import { Button, Card, Notice } from '@comptoir/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AgreementForm } from './agreement-form';
import { CountForm } from './count-form';
import { useHandoversMessages } from './handovers-messages';
import styles from './handovers.module.css';
import { useHandoverWords } from './use-handover-words';
import { WithdrawalDialog } from './withdrawal-dialog';

interface HandoverStepsProps {
  stored: Answer<Handover>;
  reload: () => unknown;
}

/** Person for whom an open handover waits, and the steps that the signed-in person may take. */
export function HandoverSteps({ stored, reload }: HandoverStepsProps) {
  const { data: handover } = stored;
  const { sub: id, role, officeId } = useClaims();
  const steps = handoverSteps(handover, { id, role, officeId });
  const [isOpen, setOpen] = useState(handover.state === 'DISPUTED');
  const t = useHandoversMessages();
  if (handover.endedDate !== null) return null;
  return (
    <>
      <Waiting handover={handover} mayAct={steps.length > 0} />
      {steps.includes('count') && (
        <Card>
          <CountForm stored={stored} call="countHandover" reload={reload} />
        </Card>
      )}
      {steps.includes('agree') && (
        <Card>
          <AgreementForm stored={stored} reload={reload} />
        </Card>
      )}
      {steps.includes('recount') && (
        <Card>
          {isOpen ? (
            <CountForm stored={stored} call="recountHandover" reload={reload} />
          ) : (
            <div className={styles.step}>
              <p>{t('recount.about')}</p>
              <Button onClick={() => setOpen(true)}>{t('recount.open')}</Button>
            </div>
          )}
        </Card>
      )}
      {steps.includes('withdraw') && <Withdrawal stored={stored} />}
    </>
  );
}

function Waiting({ handover, mayAct }: { handover: Handover; mayAct: boolean }) {
  const t = useHandoversMessages();
  const { waits } = useHandoverWords();
  const { officeId, state } = handover;
  const { data: office } = useQuery(apiQuery('getOffice', { params: { id: officeId } }));
  return (
    <Notice tone={state === 'DISPUTED' ? 'warning' : 'info'} title={waits(handover, office?.name)}>
      {!mayAct && t(state === 'OFFERED' ? 'ask.OFFERED' : 'ask.later')}
    </Notice>
  );
}

function Withdrawal({ stored }: Pick<HandoverStepsProps, 'stored'>) {
  const t = useHandoversMessages();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.step}>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('withdrawal.open')}
      </Button>
      {isAsked && <WithdrawalDialog stored={stored} onClose={() => setAsked(false)} />}
    </div>
  );
}
