import type { Factor, FactorOverview } from '@comptoir/api-contract/factors';
import { browserTimeZone, formatDateTime } from '@comptoir/kernel/internal/format';
import { useApiMutation } from '@comptoir/ui/changes';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { useConfirm } from '../../components/dialog/use-confirm';
import { Notice } from '../../components/feedback/notice';
import { Entry, EntryLine, EntryList, Moment } from '../entries/entries';
import { AddApp, CodesDialog } from './add-app';
import { AddPasskey } from './add-passkey';
import { useFactorMessages } from './factor-messages';
import type { FactorPart } from './factor-part';
import { useFactors } from './factors.queries';
import styles from './factors.module.css';

/** Own second steps; nothing without a policy, or while they are unknown. */
export function FactorSettings({ children }: { children: (part: FactorPart) => ReactNode }) {
  const t = useFactorMessages();
  const { data } = useFactors();
  if (!data || (data.policy === 'off' && data.factors.length === 0)) return null;
  return children({ title: t('title'), description: t('description'), content: <OwnFactors {...data} /> });
}

type OpenDialog = { dialog: 'app' } | { dialog: 'passkey' } | { dialog: 'codes'; codes: readonly string[] };

function OwnFactors({ policy, passkeys, requiredDate, factors, recoveryCodesLeft, freshSignIn }: FactorOverview) {
  const t = useFactorMessages();
  const [shown, setShown] = useState<OpenDialog>();
  const close = () => setShown(undefined);
  const isOffered = policy !== 'off';
  const hasApp = factors.some(({ kind }) => kind === 'TOTP');
  return (
    <>
      {factors.length === 0 && requiredDate !== null && (
        <Notice tone="warning">{t('requiredFrom', { date: formatDateTime(requiredDate, browserTimeZone()) })}</Notice>
      )}
      {factors.length > 0 && (
        <>
          <EntryList label={t('title')}>
            {factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} />
            ))}
            <CodesRow left={recoveryCodesLeft} onCodes={(codes) => setShown({ dialog: 'codes', codes })} />
          </EntryList>
        </>
      )}
      {isOffered && (
        <div className={styles.buttons}>
          {!hasApp && <Button onClick={() => setShown({ dialog: 'app' })}>{t('add')}</Button>}
          {passkeys && <Button onClick={() => setShown({ dialog: 'passkey' })}>{t('addPasskey')}</Button>}
        </div>
      )}
      {shown?.dialog === 'app' && <AddApp freshSignIn={freshSignIn} onClose={close} />}
      {shown?.dialog === 'passkey' && <AddPasskey freshSignIn={freshSignIn} onClose={close} />}
      {shown?.dialog === 'codes' && <CodesDialog codes={shown.codes} onClose={close} />}
    </>
  );
}

function FactorRow({ factor }: { factor: Factor }) {
  const t = useFactorMessages();
  const { ask, dialog } = useConfirm();
  const params = { id: factor.id };
  const remove = useApiMutation('removeFactor', {
    success: t('removed'),
    failure: t('failed'),
  });
  const confirmAndRemove = async () => {
    if (await ask({ text: t('removeQuestion'), action: t('remove') })) remove.mutate({ params });
  };
  return (
    <Entry
      name={factor.kind === 'TOTP' ? t('app') : t('passkey')}
      action={
        <>
          <Button size="small" busy={remove.isPending} onClick={() => void confirmAndRemove()}>
            {t('remove')}
          </Button>
          {dialog}
        </>
      }
    >
      {factor.name !== '' && (
        <EntryLine>
          <bdi>{factor.name}</bdi>
        </EntryLine>
      )}
      <EntryLine>
        {t('added')} <Moment of={factor.createdDate} />
      </EntryLine>
      {factor.lastUsedDate !== null && (
        <EntryLine>
          {t('lastUsed')} <Moment of={factor.lastUsedDate} />
        </EntryLine>
      )}
    </Entry>
  );
}

interface CodesRowProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

function CodesRow({ left, onCodes }: CodesRowProps) {
  const t = useFactorMessages();
  const { ask, dialog } = useConfirm();
  const renew = useApiMutation('renewRecoveryCodes', {
    failure: t('failed'),
    onSuccess: ({ data }) => onCodes(data.recoveryCodes),
  });
  const confirmAndRenew = async () => {
    if (await ask({ text: t('renewQuestion'), action: t('renew') })) renew.mutate({});
  };
  return (
    <Entry
      name={t('codesLeft', { count: left })}
      action={
        <>
          <Button size="small" busy={renew.isPending} onClick={() => void confirmAndRenew()}>
            {t('renew')}
          </Button>
          {dialog}
        </>
      }
    />
  );
}
