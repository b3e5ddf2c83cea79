import { Suspense, type ReactNode } from 'react';
import { retryingLazy } from '@comptoir/kernel/internal/store/retrying-lazy';
import type { FactorPart } from './factor-part';
import type { ConfirmSessionProps } from './confirm-session';
import type { SignInStepProps } from './sign-in-step';

const LazyFactorSettings = retryingLazy(async () => (await import('./factor-settings')).FactorSettings);
const LazyConfirmSession = retryingLazy(async () => (await import('./confirm-session')).ConfirmSession);
const LazyPasskeySignIn = retryingLazy(async () => (await import('./passkey-sign-in')).PasskeySignIn);
const LazySignInStep = retryingLazy(async () => (await import('./sign-in-step')).SignInStep);

/** Own second steps; nothing where they are switched off. Loaded on demand. */
export function FactorSettings({ children }: { children: (part: FactorPart) => ReactNode }) {
  return (
    <Suspense>
      <LazyFactorSettings>{children}</LazyFactorSettings>
    </Suspense>
  );
}

/** Second step of a sign-in, after the password. Loaded on demand. */
export function SignInStep(props: SignInStepProps) {
  return (
    <Suspense>
      <LazySignInStep {...props} />
    </Suspense>
  );
}

/** Dialog that confirms the session with a second step. Loaded on demand. */
export function ConfirmSession(props: ConfirmSessionProps) {
  return (
    <Suspense>
      <LazyConfirmSession {...props} />
    </Suspense>
  );
}

/** Button for a sign-in with a passkey as the only step. Loaded on demand. */
export function PasskeySignIn(props: { onSignedIn: (token: string) => void }) {
  return (
    <Suspense>
      <LazyPasskeySignIn {...props} />
    </Suspense>
  );
}
