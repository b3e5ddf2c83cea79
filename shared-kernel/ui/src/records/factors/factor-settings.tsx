import type { Factor, FactorOverview } from '@comptoir/api-contract/factors';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/internal/format';
import { isRefusal } from '@comptoir/kernel/internal/http/api-error';
import { useApiMutation } from '@comptoir/ui/changes';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { useConfirm } from '../../components/dialog/use-confirm';
import { Notice } from '../../components/feedback/notice';
import { Figure } from '../../components/figure/figure';
import { AddApp, CodesDialog } from './add-app';
import { ConfirmSession } from './confirm-session';
import { useFactorMessages } from './factor-messages';
import type { FactorPart } from './factor-part';
import { useFactors, useFactorsAgain } from './factors.queries';
import styles from './factors.module.css';

/** Own second steps; nothing without a policy, or while they are unknown. */
export function FactorSettings({ children }: { children: (part: FactorPart) => ReactNode }) {
  const t = useFactorMessages();
  const { data } = useFactors();
  if (!data || (data.policy === 'off' && data.factors.length === 0)) return null;
  return children({ title: t('title'), description: t('description'), content: <OwnFactors {...data} /> });
}

type Shown =
  | { dialog: 'add' }
  | { dialog: 'codes'; codes: readonly string[] }
  | { dialog: 'confirm'; goOn: () => void };

function OwnFactors({ policy, requiredDate, factors, recoveryCodesLeft }: FactorOverview) {
  const t = useFactorMessages();
  const again = useFactorsAgain();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const isMissing = factors.length === 0 && policy !== 'off';
  return (
    <>
      {isMissing && requiredDate !== null && (
        <Notice tone="warning">{t('requiredFrom', { date: formatDateTime(requiredDate, browserTimeZone()) })}</Notice>
      )}
      {isMissing && <Button onClick={() => setShown({ dialog: 'add' })}>{t('add')}</Button>}
      {factors.length > 0 && (
        <>
          <ul className={styles.list}>
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} onConfirm={(goOn) => setShown({ dialog: 'confirm', goOn })} />
            ))}
          </ul>
          <CodesRow
            left={recoveryCodesLeft}
            onCodes={(codes) => setShown({ dialog: 'codes', codes })}
            onConfirm={(goOn) => setShown({ dialog: 'confirm', goOn })}
          />
        </>
      )}
      {shown?.dialog === 'add' && <AddApp onAdded={again} onClose={close} />}
      {shown?.dialog === 'codes' && <CodesDialog codes={shown.codes} onClose={close} />}
      {shown?.dialog === 'confirm' && (
        <ConfirmSession
          onClose={close}
          onConfirmed={() => {
            close();
            shown.goOn();
          }}
        />
      )}
    </>
  );
}

/** Asks for a code, and then goes on. */
type Confirm = (goOn: () => void) => void;

function FactorRow({ factor, onConfirm }: { factor: Factor; onConfirm: Confirm }) {
  const t = useFactorMessages();
  const again = useFactorsAgain();
  const { ask, dialog } = useConfirm();
  const params = { id: factor.id };
  const remove = useApiMutation('removeFactor', {
    success: t('removed'),
    failure: t('failed'),
    onSuccess: again,
    handleError: (error) => {
      if (!isRefusal(error, 'step-up')) return false;
      onConfirm(() => remove.mutate({ params }));
      return true;
    },
  });
  const askAndRemove = async () => {
    if (await ask({ text: t('removeQuestion'), action: t('remove') })) remove.mutate({ params });
  };
  return (
    <li className={styles.factor}>
      <div className={styles.what}>
        <p className={styles.name}>{t('app')}</p>
        <p className={styles.about}>
          {t('added')} <Moment of={factor.createdDate} />
        </p>
        {factor.lastUsedDate !== null && (
          <p className={styles.about}>
            {t('lastUsed')} <Moment of={factor.lastUsedDate} />
          </p>
        )}
      </div>
      <Button size="small" busy={remove.isPending} onClick={() => void askAndRemove()}>
        {t('remove')}
      </Button>
      {dialog}
    </li>
  );
}

interface CodesRowProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
  onConfirm: Confirm;
}

function CodesRow({ left, onCodes, onConfirm }: CodesRowProps) {
  const t = useFactorMessages();
  const again = useFactorsAgain();
  const { ask, dialog } = useConfirm();
  const renew = useApiMutation('renewRecoveryCodes', {
    failure: t('failed'),
    onSuccess: ({ data }) => {
      onCodes(data.recoveryCodes);
      again();
    },
    handleError: (error) => {
      if (!isRefusal(error, 'step-up')) return false;
      onConfirm(() => renew.mutate({}));
      return true;
    },
  });
  const askAndRenew = async () => {
    if (await ask({ text: t('renewQuestion'), action: t('renew') })) renew.mutate({});
  };
  return (
    <div className={styles.factor}>
      <p className={styles.what}>{t('codesLeft', { count: left })}</p>
      <Button size="small" busy={renew.isPending} onClick={() => void askAndRenew()}>
        {t('renew')}
      </Button>
      {dialog}
    </div>
  );
}

function Moment({ of }: { of: string }) {
  return (
    <time dateTime={of}>
      <Figure>{formatDateTime(of, browserTimeZone())}</Figure>
    </time>
  );
}
