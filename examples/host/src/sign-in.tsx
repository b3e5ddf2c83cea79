import { http } from '@comptoir/kernel/http';
import { session } from '@comptoir/kernel/session';
import { useActionState } from 'react';

/** A host with another way to get a token of the API passes it on: `session.signIn(token)`. */
async function signIn(_refusal: string, form: FormData): Promise<string> {
  try {
    const { data } = await http.call('login', {
      body: { email: text(form, 'email'), password: text(form, 'password') },
    });
    session.signIn(data.access_token);
    return '';
  } catch (refusal) {
    return refusal instanceof Error ? refusal.message : String(refusal);
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function SignIn() {
  const [refusal, action, isPending] = useActionState(signIn, '');
  return (
    <main>
      <form action={action}>
        <h1>Intranet</h1>
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
        <button disabled={isPending}>Sign in</button>
        <p role="alert">{refusal}</p>
      </form>
    </main>
  );
}
