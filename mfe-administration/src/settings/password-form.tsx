import { ChangePassword } from '@comptoir/api-contract/account';
import { session, useClaims } from '@comptoir/shared-kernel/session';
import {
  Field,
  Form,
  FormActions,
  PasswordInput,
  showIssues,
  useApiMutation,
  useContractForm,
  useUnsavedChanges,
} from '@comptoir/shared-kernel/form';
import { Button } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';

const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the own password; this session goes on, every other one ends. */
export function PasswordForm() {
  const t = useMessages();
  const { email } = useClaims();
  const form = useContractForm(ChangePassword, { defaultValues: EMPTY });
  const { register, reset, handleSubmit, formState } = form;
  const { errors } = formState;
  const change = useApiMutation('changePassword', {
    success: t('password.updated'),
    failure: t('password.failed'),
    onSuccess: ({ data }) => session.signIn(data.access_token),
  });
  const leaving = useUnsavedChanges(formState.isDirty);

  useEffect(() => {
    showIssues(form, change.error);
  }, [form, change.error]);

  useEffect(() => {
    if (change.isSuccess) reset(EMPTY);
  }, [change.isSuccess, reset]);

  return (
    <Form onSubmit={(event) => void handleSubmit((body) => change.mutate({ body }))(event)}>
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <Field label={t('password.current')} error={errors.oldPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('oldPassword')} />
      </Field>
      <Field label={t('password.new')} error={errors.newPassword?.message} hint={t('password.newHint')}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label={t('password.confirm')} error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <FormActions>
        <Button type="submit" variant="primary" busy={change.isPending}>
          {t(change.isPending ? 'password.saving' : 'password.submit')}
        </Button>
      </FormActions>
      {leaving}
    </Form>
  );
}
