import { CodeForm, type SignInStep as Step } from '@comptoir/api-contract/factors';
import { http } from '@comptoir/kernel/internal/http/http';
import { chosenLanguage } from '@comptoir/kernel/internal/i18n';
import { toast } from '@comptoir/kernel/internal/toast';
import { Form, FormActions, SubmitButton, showIssues, useContractForm } from '@comptoir/ui/fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { ErrorState } from '../../components/feedback/error-state';
import { Spinner } from '../../components/feedback/spinner';
import { FailureNotice } from '../record/failure-notice';
import { AppSetup } from './app-setup';
import { CodeInput } from './code-input';
import { useFactorMessages } from './factor-messages';
import { PasskeyButton } from './passkey-button';
import { signInWithPasskey } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import styles from './factors.module.css';

/** Props of the second step of a sign-in. */
export interface SignInStepProps extends Step {
  /** Draws the page around it. */
  frame: (title: string, content: ReactNode) => ReactNode;
  onSignedIn: (token: string) => void;
  /** Back to the password. */
  onRestart: () => void;
}

export function SignInStep({ step, ticket, passkeys, frame, onSignedIn, onRestart }: SignInStepProps) {
  const t = useFactorMessages();
  const [done, setDone] = useState<{ token: string; codes: readonly string[] }>();
  if (done) {
    return frame(
      t('codes.title'),
      <>
        <RecoveryCodes codes={done.codes} />
        <Button variant="primary" block onClick={() => onSignedIn(done.token)}>
          {t('codes.done')}
        </Button>
      </>,
    );
  }
  const form = (
    <StepForm
      ticket={ticket}
      isFirst={step === 'enrolment'}
      onRestart={onRestart}
      onDone={(token, codes) => (codes ? setDone({ token, codes }) : onSignedIn(token))}
    />
  );
  if (step === 'factor') {
    return frame(
      t('signIn.title'),
      <>
        {form}
        {passkeys === 'on' && (
          <PasskeyButton label={t('code.passkey')} onPress={() => signInWithPasskey(ticket)} onDone={onSignedIn} />
        )}
      </>,
    );
  }
  return frame(t('signIn.enrolment'), <Enrolment ticket={ticket}>{form}</Enrolment>);
}

function Enrolment({ ticket, children }: { ticket: string; children: ReactNode }) {
  const t = useFactorMessages();
  const setup = useQuery({
    queryKey: ['enrolment', ticket],
    queryFn: async () => (await http.call('beginEnrolment', { body: { ticket } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (setup.error) return <ErrorState error={setup.error} onRetry={() => void setup.refetch()} />;
  if (!setup.data) return <Spinner />;
  return (
    <div className={styles.setup}>
      <p>{t('signIn.required')}</p>
      <AppSetup {...setup.data} />
      {children}
    </div>
  );
}

interface StepFormProps {
  ticket: string;
  /** First code of a new app; it has no recovery codes yet. */
  isFirst: boolean;
  onDone: (token: string, codes: readonly string[] | undefined) => void;
  onRestart: () => void;
}

function StepForm({ ticket, isFirst, onDone, onRestart }: StepFormProps) {
  const t = useFactorMessages();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const form = useContractForm(CodeForm, { defaultValues: { oneTimeCode: '' } });
  const complete = useMutation({
    mutationFn: ({ oneTimeCode }: { oneTimeCode: string }) =>
      http.call('completeSignIn', { body: { ticket, oneTimeCode, language: chosenLanguage() } }),
    onSuccess: ({ data }) => {
      const { recoveryCodesLeft: count } = data;
      if (count !== undefined) toast({ title: t('signIn.left', { count }) });
      onDone(data.access_token, data.recoveryCodes);
    },
    onError: (error) => showIssues(form, error),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('oneTimeCode'), [setFocus]);
  const onSwitch = () => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setFocus('oneTimeCode');
  };
  return (
    <Form form={form} onSubmit={(event) => void form.handleSubmit((code) => complete.mutate(code))(event)}>
      {complete.error && !form.formState.errors.oneTimeCode && (
        <FailureNotice title={t('failed')} error={complete.error} />
      )}
      <CodeInput kind={kind} {...(!isFirst && { onSwitch })} />
      <FormActions>
        <SubmitButton block busy={complete.isPending} busyLabel={t('signIn.submitting')}>
          {t('signIn.submit')}
        </SubmitButton>
        <Button block onClick={onRestart}>
          {t('signIn.back')}
        </Button>
      </FormActions>
    </Form>
  );
}
