import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { http } from '@comptoir/kernel/internal/http/http';
import { chosenLanguage } from '@comptoir/kernel/internal/i18n';

type Options = Readonly<Record<string, unknown>>;

/** Loaded with the first use of a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Makes a passkey; undefined if the person dismisses the browser's dialog. */
export function makePasskey(options: Options): Promise<Record<string, unknown> | undefined> {
  return unlessDismissed(async () => {
    const { startRegistration } = await library();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the library of the server
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  });
}

/**
 * Signs in with a passkey, as the second step of `ticket` or as the only step. Returns the token; undefined if the person
 * dismisses the browser's dialog.
 */
export async function signInWithPasskey(ticket?: string): Promise<string | undefined> {
  const { data } = await http.call('beginPasskeySignIn', { body: { ticket } });
  const credential = await answerOf(data.options);
  if (!credential) return undefined;
  const body = { ticket: data.ticket, credential, language: chosenLanguage() };
  return (await http.call('completePasskeySignIn', { body })).data.access_token;
}

/** Confirms the session with a passkey; false if the person dismisses the browser's dialog. */
export async function confirmWithPasskey(): Promise<boolean> {
  const { data } = await http.call('beginPasskeyConfirmation', {});
  const credential = await answerOf(data.options);
  if (!credential) return false;
  await http.call('confirmWithPasskey', { body: { ticket: data.ticket, credential } });
  return true;
}

function answerOf(options: Options): Promise<Record<string, unknown> | undefined> {
  return unlessDismissed(async () => {
    const { startAuthentication } = await library();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the library of the server
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) };
  });
}

/** Names of errors after a dismissed or expired dialog. */
const DISMISSED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

async function unlessDismissed<Result>(ceremony: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ceremony();
  } catch (error) {
    if (error instanceof Error && DISMISSED.has(error.name)) return undefined;
    throw error;
  }
}
