import { Login } from '@comptoir/api-contract/session';
import { http } from '@comptoir/kernel/http';
import { session } from '@comptoir/kernel/session';
import { Field, Form, PasswordInput, TextInput, useContractForm } from '@comptoir/ui/fields';
import { Button, Card, Notice } from '@comptoir/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './standalone.module.css';

/** Simple sign-in for a standalone remote; the product's is part of the shell. */
export function SignInPage() {
  const form = useContractForm(Login, { defaultValues: { email: '', password: '' } });
  const login = useMutation({
    mutationFn: (credentials: Login) => http.call('login', { body: credentials }),
    onSuccess: ({ data }) => session.signIn(data.access_token),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((credentials) => login.mutate(credentials));
  return (
    <main className={styles.signIn}>
      <Card>
        <Form onSubmit={(event) => void submit(event)}>
          {login.error && <Notice tone="danger">{login.error.message}</Notice>}
          <Field label="Email" error={errors.email?.message}>
            <TextInput type="email" autoComplete="username" {...form.register('email')} />
          </Field>
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          <Button type="submit" variant="primary" block busy={login.isPending}>
            Sign in
          </Button>
        </Form>
      </Card>
    </main>
  );
}
