import { Login } from '@comptoir/api-contract/session';
import { Field, Form, FormActions, PasswordInput, SubmitButton, useContractForm } from '@comptoir/ui/fields';
import { Dialog } from '@comptoir/ui';
import { http, isRefusal } from '@comptoir/kernel/http';
import { queryClient } from '@comptoir/kernel/query';
import { session, useClaims } from '@comptoir/kernel/session';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useShellMessages } from '../messages/messages';

export function StayDialog({ onClose }: { onClose: () => void }) {
  const t = useShellMessages();
  const { email } = useClaims();
  const form = useContractForm(Login, { defaultValues: { email, password: '' } });
  const [step, setStep] = useState<ReactNode>();
  const onSignedIn = (token: string) => {
    session.signIn(token);
    // Refused since the token expired.
    void queryClient.refetchQueries({ predicate: ({ state: { error } }) => isRefusal(error, 'not-signed-in') });
    onClose();
  };
  const frame = (title: string, content: ReactNode) => (
    <Dialog title={title} onClose={onClose}>
      {content}
    </Dialog>
  );
  const login = useMutation({
    mutationFn: (credentials: Login) => http.call('login', { body: credentials }),
    onSuccess: ({ data }) => onSignedIn(data.access_token),
    onError: (error) => {
      const show = () => form.setError('password', { message: error.message });
      if (!isRefusal(error, 'second-step')) return show();
      const onRestart = () => setStep(undefined);
      return import(/* webpackChunkName: "second-step" */ '../auth/second-step').then(
        ({ secondStep }) => setStep(secondStep(error, { frame, onSignedIn, onRestart })),
        show,
      );
    },
  });
  const submit = form.handleSubmit((credentials) => login.mutate(credentials));

  if (step) return step;
  return (
    <Dialog title={t('expiry.stay')} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        <Field label={t('login.password')} error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <FormActions>
          <SubmitButton busy={login.isPending} busyLabel={t('login.submitting')}>
            {t('login.submit')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
