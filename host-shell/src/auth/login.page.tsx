import { Login } from '@comptoir/api-contract/session';
import { http, isRefusal, type ApiError } from '@comptoir/kernel/http';
import { chosenLanguage, contractMessage } from '@comptoir/kernel/i18n';
import { Link, useLocation } from '@comptoir/kernel/router';
import { session } from '@comptoir/kernel/session';
import { toast } from '@comptoir/kernel/toast';
import { Field, Form, FormActions, PasswordInput, SubmitButton, TextInput, useContractForm } from '@comptoir/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useShellMessages } from '../messages/messages';
import type { RuntimeConfig } from '../runtime-config';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame';
import { DemoAccounts } from './demo-accounts';
import { isRefused } from './login-failure';
import { warnOfClock } from './warn-of-clock';
import { welcomed } from './welcome';

type LoginPageProps = Pick<RuntimeConfig, 'demoAccounts' | 'passkeys' | 'sso'>;

// Without their code, the password still signs in.
const lazyOrEmpty = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => <></> })));
const Passkey = lazyOrEmpty(() => import(/* webpackChunkName: "second-step" */ './passkey'));
const Sso = lazyOrEmpty(() => import(/* webpackChunkName: "sso" */ './sso/sso-sign-in'));

export function LoginPage({ demoAccounts, passkeys, sso }: LoginPageProps) {
  const t = useShellMessages();
  const { state } = useLocation() as { state: unknown };
  const newcomer = welcomed(state);
  const form = useContractForm(Login, { defaultValues: { email: newcomer ?? '', password: '' } });
  const { setFocus } = form;
  const [step, setStep] = useState<ReactNode>();
  const onSignedIn = (token: string) => {
    warnOfClock(t);
    session.signIn(token);
  };
  const onStopped = (error: ApiError) =>
    import(/* webpackChunkName: "second-step" */ './second-step').then(
      ({ secondStepPage }) => setStep(secondStepPage(error, { onSignedIn, onRestart: () => setStep(undefined) })),
      () => showFailure(error),
    );
  const showFailure = (error: Error) => {
    toast({ variant: 'destructive', title: isRefused(error) ? t('login.failed') : contractMessage(error) });
  };
  const login = useMutation({
    mutationFn: (credentials: Login) => http.call('login', { body: { ...credentials, language: chosenLanguage() } }),
    onSuccess: ({ data }) => onSignedIn(data.access_token),
    onError: (error) => (isRefusal(error, 'second-step') ? onStopped(error) : showFailure(error)),
  });
  // The email is known: only the password is missing.
  useEffect(() => {
    if (newcomer !== undefined) setFocus('password');
    // On touch devices the keyboard would cover the page, and a focus that a person has set stays.
    else if (!matchMedia('(pointer: coarse)').matches && document.activeElement === document.body) setFocus('email');
  }, [newcomer, setFocus]);
  const { errors } = form.formState;
  const submit = form.handleSubmit((credentials) => login.mutate(credentials));

  if (step) return step;
  return (
    <AuthFrame title={t('login.title')}>
      {newcomer !== undefined && <p>{t('login.newcomer')}</p>}
      <Form onSubmit={(event) => void submit(event)}>
        <Field label={t('login.email')} error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Field label={t('login.password')} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Link className={styles.aside} to="/auth/forgot-password">
          {t('login.forgot')}
        </Link>
        <FormActions>
          <SubmitButton block busy={login.isPending} busyLabel={t('login.submitting')}>
            {t('login.submit')}
          </SubmitButton>
        </FormActions>
      </Form>
      {sso && (
        <Suspense>
          <Sso name={sso} onSignedIn={onSignedIn} onStopped={onStopped} />
        </Suspense>
      )}
      {passkeys && (
        <Suspense>
          <Passkey onSignedIn={onSignedIn} />
        </Suspense>
      )}
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          disabled={login.isPending}
          onChoose={(account) => login.mutate(account)}
        />
      )}
    </AuthFrame>
  );
}
