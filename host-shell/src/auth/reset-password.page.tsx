import { ResetPasswordForm } from '@comptoir/api-contract/account';
import { useNavigate, useSearchParams } from '@comptoir/kernel/router';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field, Form, FormActions, PasswordInput, SubmitButton, useContractForm } from '@comptoir/ui/fields';
import { useShellMessages } from '../messages/messages';
import { AuthFrame } from './auth-frame';
import { InvalidLink } from './invalid-link';
import { MailedLink } from './mailed-link';

/** Opened from the mail: `?token=` identifies the person. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  if (!token) return <InvalidLink />;
  return (
    <MailedLink purpose="RESET" token={token}>
      <ResetForm token={token} />
    </MailedLink>
  );
}

function ResetForm({ token }: { token: string }) {
  const t = useShellMessages();
  const navigate = useNavigate();
  const form = useContractForm(ResetPasswordForm, { defaultValues: { newPassword: '', confirmPassword: '' } });
  const { errors } = form.formState;
  const reset = useApiMutation('resetPassword', {
    success: t('reset.done'),
    failure: t('reset.failed'),
    onSuccess: () => void navigate('/auth/login'),
  });
  const submit = form.handleSubmit((passwords) => reset.mutate({ body: { token, ...passwords } }));

  return (
    <AuthFrame title={t('reset.title')}>
      <Form onSubmit={(event) => void submit(event)}>
        <Field label={t('reset.password')} error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <Field label={t('reset.confirm')} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        <FormActions>
          <SubmitButton block busy={reset.isPending} busyLabel={t('reset.submitting')}>
            {t('reset.submit')}
          </SubmitButton>
        </FormActions>
      </Form>
    </AuthFrame>
  );
}
