import { ChangePassword } from '@comptoir/api-contract/account';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, RecordForm } from '@comptoir/ui/records';
import { useClaims } from '@comptoir/kernel/session';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';

const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' };
const { PasswordField } = fieldsOf<typeof EMPTY>();

/** Changes the own password; other sessions end. */
export function PasswordForm() {
  const t = useMessages();
  const { email } = useClaims();
  const form = useContractForm(ChangePassword, { defaultValues: EMPTY });
  const change = useApiMutation('changePassword', {
    success: t('password.updated'),
    failure: t('password.failed'),
  });
  const { state, reset: forget } = change;
  const isSaved = state.status === 'saved';

  useEffect(() => {
    if (!isSaved) return;
    form.reset(EMPTY);
    forget();
  }, [isSaved, form, forget]);

  return (
    <RecordForm form={form} state={state} onSubmit={(body) => change.mutate({ body })} submit={t('password.submit')}>
      {/* Identifies the account for password managers. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField name="oldPassword" label={t('password.current')} autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        hint={t('password.newHint')}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={t('password.confirm')} autoComplete="new-password" />
    </RecordForm>
  );
}
