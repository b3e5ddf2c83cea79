import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import type { ChangeState } from '@comptoir/ui/changes';
import { refusalOf } from '../change-state';
import { FailureNotice } from '../record/failure-notice';
import { useFactorMessages } from './factor-messages';

/** Reason of a refusal that no field shows. */
export function Refused({ state }: { state: ChangeState }) {
  const t = useFactorMessages();
  const error = refusalOf(state);
  if (!error || (error instanceof ApiError && error.issues.length > 0)) return null;
  return <FailureNotice title={t('failed')} error={error} />;
}
