import { ApiError, isRefused, refused } from '../api-error';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { Handlers } from '../http/handlers';
import type { AccessTokens } from '../session/access-tokens';
import { findAccount } from '../session/people.repository';
import { beginSession, signOut, type SecondStep } from '../session/session.service';
import { findIdToken } from '../session/sessions.repository';
import { takeAttempt, type SsoAttempt } from './attempts.repository';
import type { Sso } from './serve-sso';
import { forgetSsoBrowser, markOfSsoBrowser } from './sso-browser';

export function ssoHandlers(sso: Sso | undefined, tokens: AccessTokens, secondStep: SecondStep) {
  return {
    completeSso: async ({ connection, body: { language }, request, reply }) => {
      if (!sso) throw refused('sso-off');
      const attempt = await takeAnswer(connection, markOfSsoBrowser(sso.rules, request));
      const { userId, idToken } = attempt;
      forgetSsoBrowser(sso.rules, reply);
      // Deactivated since the answer.
      const account = await findAccount(connection, userId);
      if (!account) throw refused('sso-deactivated');
      if (!attempt.hasSecondStep) await secondStep(connection, account, { reply, idToken }).catch(leadBackTo(attempt));
      const token = await inTransaction(connection, (transaction) =>
        beginSession({ transaction, tokens, request, language, idToken }, account),
      );
      return { access_token: token, returnTo: attempt.returnTo };
    },

    endSso: async ({ connection, person, request, write }) => {
      const idToken = await findIdToken(connection, person.sessionId);
      const opened = idToken === null ? undefined : sso?.cipher.decrypt(idToken, person.id);
      const address = opened === undefined ? undefined : await sso?.provider.endAddress(opened);
      return write(async (transaction) => {
        await signOut(transaction, person, request);
        return { addressWithToken: address ?? null };
      });
    },
  } satisfies Partial<Handlers>;
}

/** The page shows the asked one after the second step. */
function leadBackTo({ returnTo }: SsoAttempt) {
  return (error: unknown) => {
    if (!isRefused(error, 'second-step')) throw error;
    const { statusCode, message, values } = error;
    throw new ApiError(statusCode, { code: 'second-step', message, values: { ...values, returnTo } });
  };
}

interface Answer extends SsoAttempt {
  userId: string;
  idToken: string;
}

/** @throws {ApiError} the refusal of the answer, or `sso-expired` without one */
async function takeAnswer(connection: Connection, browser: string | undefined): Promise<Answer> {
  const attempt = browser === undefined ? undefined : await takeAttempt(connection, browser);
  if (!attempt) throw refused('sso-expired');
  const { refusal, userId, idToken } = attempt;
  if (refusal !== null || userId === null || idToken === null) throw refused(refusal ?? 'sso-invalid');
  return { ...attempt, userId, idToken };
}
