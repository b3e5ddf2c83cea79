import { useApiMutation } from '@comptoir/ui/changes';
import { FailureNotice, refusalOf, StaleNotice } from '@comptoir/ui/records';
import { useCustodyMessages } from './messages/messages';

export interface CustodyChangeProps {
  officeId: string;
  etag: string | undefined;
  reload: () => unknown;
  onChanged: () => void;
}

/** Switches custody on or off, on the version that was read. `notice` shows why it was refused. */
export function useCustodyChange(to: 'begin' | 'end', { reload, onChanged }: CustodyChangeProps) {
  const t = useCustodyMessages();
  const change = useApiMutation('setCustody', {
    success: t(`${to}.done`),
    failure: t(`${to}.failed`),
    failureIn: 'screen',
    onSuccess: onChanged,
  });
  const refusal = refusalOf(change.state);
  return {
    isBusy: change.state.status === 'saving' || change.state.status === 'saved',
    mutate: change.mutate,
    notice:
      change.state.status === 'stale' ? (
        <StaleNotice onLoad={() => void reload()} />
      ) : (
        refusal && <FailureNotice title={t(`${to}.failed`)} error={refusal} />
      ),
  };
}
