import { AccountSetupForm } from '@comptoir/api-contract/account';
import { useNavigate, useSearchParams } from '@comptoir/kernel/router';
import { emailOfInvitation } from '@comptoir/kernel/session';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field, Form, FormActions, PasswordInput, SubmitButton, useContractForm } from '@comptoir/ui/fields';
import { useShellMessages } from '../messages/messages';
import { AuthFrame } from './auth-frame';
import { InvalidLink } from './invalid-link';
import { MailedLink } from './mailed-link';
import { welcome } from './welcome';

/** Opened from the invitation: `?token=` identifies the invited person. */
export function ConfirmUserPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const email = token === null ? undefined : emailOfInvitation(token);
  if (!token || !email) return <InvalidLink />;
  return (
    <MailedLink purpose="INVITATION" token={token}>
      <SetupForm token={token} email={email} />
    </MailedLink>
  );
}

function SetupForm({ token, email }: { token: string; email: string }) {
  const t = useShellMessages();
  const navigate = useNavigate();
  const form = useContractForm(AccountSetupForm, { defaultValues: { password: '', confirmPassword: '' } });
  const { errors } = form.formState;
  const create = useApiMutation('signup', {
    success: t('setup.done'),
    failure: t('setup.failed'),
    onSuccess: () => void navigate('/auth/login', { state: welcome(email) }),
  });
  const submit = form.handleSubmit((passwords) => create.mutate({ body: { token, ...passwords } }));

  return (
    <AuthFrame title={t('setup.title')}>
      <p>{t('setup.greeting', { email })}</p>
      <Form onSubmit={(event) => void submit(event)}>
        {/* Password managers store the password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('setup.password')} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label={t('setup.confirm')} error={errors.confirmPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        <FormActions>
          <SubmitButton block busy={create.isPending} busyLabel={t('setup.submitting')}>
            {t('setup.submit')}
          </SubmitButton>
        </FormActions>
      </Form>
    </AuthFrame>
  );
}
