import type { Handover } from '@comptoir/api-contract/handovers';
import type { Answer } from '@comptoir/kernel/http';
import { useApiMutation } from '@comptoir/ui/changes';
import { FailureNotice, refusalOf, StaleNotice } from '@comptoir/ui/records';
import type { ReactNode } from 'react';
import { useHandoversMessages } from './handovers-messages';

type StepCall = 'countHandover' | 'recountHandover' | 'agreeToHandover';

interface StepOptions {
  stored: Answer<Handover>;
  reload: () => unknown;
  onDone?: () => void;
}

/** A step of a handover on the version that was read. `notice` shows why it was refused. */
export function useHandoverStep<Call extends StepCall>(call: Call, { stored, reload, onDone }: StepOptions) {
  const t = useHandoversMessages();
  const step = useApiMutation(call, {
    success: t(`done.${call}`),
    failure: t(`failed.${call}`),
    failureIn: 'screen',
    survivesReload: true,
    subject: stored.data.id,
    onSuccess: () => onDone?.(),
  });
  const refusal = refusalOf(step.state);
  const notice: ReactNode =
    step.state.status === 'stale' ? (
      <StaleNotice onLoad={() => void reload()} />
    ) : (
      refusal && <FailureNotice title={t(`failed.${call}`)} error={refusal} />
    );
  return {
    isBusy: step.state.status === 'saving' || step.state.status === 'saved',
    notice,
    args: { params: { id: stored.data.id }, ifMatch: stored.etag },
    mutate: step.mutate,
  };
}
