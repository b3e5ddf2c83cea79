import { Login } from '@comptoir/api-contract/session';
import { http } from '@comptoir/shared-kernel/http';
import { formatTime } from '@comptoir/shared-kernel/format';
import { session, useClaims } from '@comptoir/shared-kernel/session';
import {
  Button,
  Dialog,
  Field,
  Form,
  FormActions,
  Notice,
  PasswordInput,
  useContractForm,
} from '@comptoir/shared-kernel/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useShellMessages } from '../messages/messages';
import { useMoment } from './use-moment';

/** How long before its end a session is announced to end, in milliseconds. */
const NOTICE = 10 * 60_000;

/** Announces the end of the session in time to save a form, and lets the person stay. */
export function SessionExpiry() {
  const t = useShellMessages();
  const { exp } = useClaims();
  const [asking, setAsking] = useState(false);
  const isNear = useMoment(exp * 1000 - NOTICE);
  // Past it, the session counts as ended.
  useMoment(exp * 1000);
  if (!isNear) return null;
  return (
    <Notice
      tone="warning"
      title={t('expiry.title', { time: formatTime(new Date(exp * 1000)) })}
      action={<Button onClick={() => setAsking(true)}>{t('expiry.stay')}</Button>}
    >
      {t('expiry.text')}
      {asking && <StayDialog onClose={() => setAsking(false)} />}
    </Notice>
  );
}

function StayDialog({ onClose }: { onClose: () => void }) {
  const t = useShellMessages();
  const { email } = useClaims();
  const form = useContractForm(Login, { defaultValues: { email, password: '' } });
  const login = useMutation({
    mutationFn: (credentials: Login) => http.call('login', { body: credentials }),
    onSuccess: ({ data }) => {
      session.signIn(data.access_token);
      onClose();
    },
    onError: (error) => form.setError('password', { message: error.message }),
  });
  const submit = form.handleSubmit((credentials) => login.mutate(credentials));

  return (
    <Dialog title={t('expiry.stay')} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        <Field label={t('login.password')} error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <FormActions>
          <Button type="submit" variant="primary" busy={login.isPending}>
            {t('login.submit')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
