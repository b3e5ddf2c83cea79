import type { FastifyBaseLogger } from 'fastify';
import { ApiError, refused } from '../api-error';
import type { Claims } from './claims';
import { library, openConfiguration } from './configuration';
import { refusalOf } from './refusal-of';
import type { SsoRules } from './sso-rules';

/** Largest age of an ID token, which is issued in the moment in which it is fetched. */
const LARGEST_AGE_SECONDS = 300;

interface AttemptSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

export interface SsoProvider {
  newSecrets(): Promise<AttemptSecrets>;
  /** @throws {ApiError} `sso-away` */
  startAddress(secrets: AttemptSecrets): Promise<string>;
  /**
   * Exchanges the code in the address of the callback for an ID token, and verifies it.
   *
   * @throws {ApiError} `sso-away`, `sso-refused`, `sso-clock` or `sso-invalid`
   */
  redeem(query: string, secrets: AttemptSecrets): Promise<{ claims: Claims & { sub: string }; idToken: string }>;
  /** Undefined where the provider offers no sign-out, or is away. */
  endAddress(idToken: string): Promise<string | undefined>;
}

export function openSsoProvider(rules: SsoRules, log: FastifyBaseLogger): SsoProvider {
  const { publicUrl } = rules;
  const callback = `${publicUrl}/api/sso/callback`;
  const configuration = openConfiguration(rules);

  async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const refusal = refusalOf(error);
      // Causes of the library contain claims.
      if (refusal !== 'sso-refused') log.warn({ refusal, reason: String(error) }, 'Single sign-on failed');
      throw refused(refusal);
    }
  }

  return {
    async newSecrets() {
      const { randomState, randomNonce, randomPKCECodeVerifier } = await library();
      return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    },

    startAddress: ({ state, nonce, verifier }) =>
      explained(async () => {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
        const acr = rules.secondStep.flatMap(({ claim, value }) => (claim === 'acr' ? [value] : []));
        const address = buildAuthorizationUrl(await configuration(), {
          redirect_uri: callback,
          scope: rules.scopes,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(acr.length > 0 && { acr_values: acr.join(' ') }),
        });
        return address.href;
      }),

    redeem: (query, { state, nonce, verifier }) =>
      explained(async () => {
        const { authorizationCodeGrant } = await library();
        const answer = await authorizationCodeGrant(await configuration(), new URL(`${callback}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = answer.claims();
        if (!claims || answer.id_token === undefined) throw refused('sso-invalid');
        if (Math.abs(Date.now() / 1000 - claims.iat) > LARGEST_AGE_SECONDS) throw refused('sso-clock');
        return { claims, idToken: answer.id_token };
      }),

    async endAddress(idToken) {
      try {
        const created = await configuration();
        if (created.serverMetadata().end_session_endpoint === undefined) return undefined;
        const { buildEndSessionUrl } = await library();
        const parameters = { id_token_hint: idToken, post_logout_redirect_uri: `${publicUrl}/auth/login` };
        return buildEndSessionUrl(created, parameters).href;
      } catch (error) {
        log.warn({ reason: String(error) }, 'The provider of the single sign-on cannot be asked for a sign-out');
        return undefined;
      }
    },
  };
}
