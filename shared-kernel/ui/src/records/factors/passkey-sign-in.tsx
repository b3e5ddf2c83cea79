import { useFactorMessages } from './factor-messages';
import { PasskeyButton } from './passkey-button';
import { signInWithPasskey } from './passkeys';

/** Sign-in with a passkey as the only step. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const t = useFactorMessages();
  return <PasskeyButton label={t('signIn.passkey')} onPress={() => signInWithPasskey()} onDone={onSignedIn} />;
}
