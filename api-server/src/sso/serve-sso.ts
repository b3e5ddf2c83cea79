import { SSO_ANSWERED } from '@comptoir/api-contract/sso';
import { ssoRefusals, type SsoRefusal } from '@comptoir/api-contract/refusals/sso';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, isRefused } from '../api-error';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { SecretCipher } from '../factors/secret-cipher';
import { networkOf } from '../http/client-network';
import { sourceOf } from '../security-events/event-source';
import { recordEvent } from '../security-events/record-event';
import { recordLock } from '../security-events/record-lock';
import { countGuess, countRateLimited } from '../session/login-attempts.repository';
import { answerAttempt, beginAttempt, settleAttempt, type SsoAttempt } from './attempts.repository';
import { hasSecondStep } from './claims';
import { findSsoAccount } from './find-account';
import { openSsoProvider, type SsoProvider } from './provider';
import { returnPath } from './return-path';
import { markOfSsoBrowser, markSsoBrowser } from './sso-browser';
import type { SsoRules } from './sso-rules';

/** Page that takes the session, or the refusal: neither is in an address or a log. */
const ANSWER_PAGE = `/auth/login?${SSO_ANSWERED}`;
const SEE_OTHER = 303;

export interface Sso {
  rules: SsoRules;
  provider: SsoProvider;
  /** Seals ID tokens. */
  cipher: SecretCipher;
}

interface Serving {
  connection: Connection;
  rules: SsoRules | undefined;
  cipher: SecretCipher;
}

/** Way to the provider and back. Outside of the contract: browsers open both as pages. */
export function serveSso(app: FastifyInstance, { connection, rules, cipher }: Serving): Sso | undefined {
  if (!rules) return undefined;
  const sso = { rules, cipher, provider: openSsoProvider(rules, app.log) };
  app.get('/sso/start', { schema: { hide: true } }, async (request, reply) =>
    reply.redirect(await start({ connection, sso, request, reply }), SEE_OTHER),
  );
  app.get('/sso/callback', { schema: { hide: true } }, async (request, reply) => {
    // The page says that it failed, in the language of the person.
    await takeAnswer({ connection, sso, request }).catch((error: unknown) =>
      request.log.error({ err: error }, 'The answer of the single sign-on could not be stored'),
    );
    return reply.redirect(ANSWER_PAGE, SEE_OTHER);
  });
  return sso;
}

interface Start {
  connection: Connection;
  sso: Sso;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function start({ connection, sso: { rules, provider }, request, reply }: Start): Promise<string> {
  const secrets = await provider.newSecrets();
  const returnTo = returnPath(parametersOf(request).get('returnTo'), rules.publicUrl);
  const attempt = { ...secrets, returnTo, browser: markSsoBrowser(rules, reply) };
  try {
    const address = await provider.startAddress(secrets);
    await beginAttempt(connection, attempt);
    return address;
  } catch (error) {
    const refusal = refusalOf(error);
    await beginAttempt(connection, { ...attempt, refusal });
    await recordFew(connection, request, refusal, { issuer: rules.issuer });
    return ANSWER_PAGE;
  }
}

async function takeAnswer({ connection, sso, request }: Omit<Start, 'reply'>): Promise<void> {
  const browser = markOfSsoBrowser(sso.rules, request);
  // Pages of other sites have such answers opened without the cookie, which would block the sign-ins of an office.
  if (browser === undefined) return recordFew(connection, request, 'sso-expired', { issuer: sso.rules.issuer });
  const takeBack = await countAnswer(connection, request);
  if (!takeBack) return;
  const state = parametersOf(request).get('state') ?? '';
  const attempt = await answerAttempt(connection, { state, browser });
  if (!attempt) return recordFailure(connection, request, 'sso-expired', { issuer: sso.rules.issuer });
  const found: { subject?: string } = {};
  try {
    await settle({ connection, sso, request, attempt, state, found });
    await takeBack();
  } catch (error) {
    const refusal = refusalOf(error);
    await settleAttempt(connection, attempt, { refusal });
    await recordFailure(connection, request, refusal, { issuer: sso.rules.issuer, ...found });
    if (found.subject !== undefined || refusal === 'sso-away') await takeBack();
  }
}

interface Settling extends Omit<Start, 'reply'> {
  attempt: SsoAttempt;
  state: string;
  /** Filled once the provider has proved the person. */
  found: { subject?: string };
}

async function settle({ connection, sso, request, attempt, state, found }: Settling): Promise<void> {
  const { rules, provider, cipher } = sso;
  const { nonce, verifier } = attempt;
  const { search } = new URL(request.url, rules.publicUrl);
  const { claims, idToken } = await provider.redeem(search, { state, nonce, verifier });
  found.subject = claims.sub;
  await inTransaction(connection, async (transaction) => {
    const account = await findSsoAccount({ transaction, rules, claims, source: sourceOf(request) });
    const sealed = cipher.encrypt(idToken, account.id);
    const outcome = { userId: account.id, idToken: sealed, hasSecondStep: hasSecondStep(rules, claims) };
    await settleAttempt(transaction, attempt, outcome);
  });
}

/** Counts an answer like a sign-in before it is checked; undefined for an address that failed too often. */
async function countAnswer(
  connection: Connection,
  request: FastifyRequest,
): Promise<(() => Promise<void>) | undefined> {
  const address = networkOf(request.ip);
  try {
    return await countGuess(connection, { account: `single sign-on from ${address}`, address }, 'too-many-sign-ins');
  } catch (error) {
    if (!isRefused(error, 'too-many-sign-ins')) throw error;
    await recordLock(connection, sourceOf(request));
    return undefined;
  }
}

/** Anyone may cause these, so that only some of an address are recorded. */
async function recordFew(...refused: Parameters<typeof recordFailure>): Promise<void> {
  const [connection, { ip }] = refused;
  const what = `single sign-ons that did not begin from ${networkOf(ip)}`;
  if ((await countRateLimited(connection, what)) === 'few') await recordFailure(...refused);
}

function recordFailure(
  connection: Connection,
  request: FastifyRequest,
  reason: SsoRefusal,
  details: { issuer: string; subject?: string },
): Promise<void> {
  const event = { kind: 'SIGN_IN', outcome: 'FAILURE', details: { step: 'sso', reason, ...details } } as const;
  return recordEvent(connection, sourceOf(request), event);
}

/** @throws the error itself if it is no refusal of a single sign-on */
function refusalOf(error: unknown): SsoRefusal {
  if (error instanceof ApiError && isSsoRefusal(error.code)) return error.code;
  throw error;
}

function isSsoRefusal(code: string): code is SsoRefusal {
  return Object.hasOwn(ssoRefusals, code);
}

function parametersOf({ url }: FastifyRequest): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}
