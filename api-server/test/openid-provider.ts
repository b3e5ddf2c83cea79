import type { JWK } from 'jose';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';

export const CLIENT = { id: 'comptoir', secret: 'a-secret-of-the-provider-and-comptoir' };

/** Claims of the person who signs in, or the refusal of the provider. */
type OpenIdPerson = { sub: string; [claim: string]: unknown } | { error: string };

type Claims = Record<string, unknown>;

/** The certified `oidc-provider`, which signs in `person` without a page. */
export interface OpenIdProvider {
  issuer: string;
  /** Address of the product, and secret of the client, from the next `rotate` on. */
  productUrl: string;
  secret: string;
  person: OpenIdPerson;
  /** Changes the claims of ID tokens, which stay correctly signed. */
  change: ((claims: Claims) => Claims) | undefined;
  /** Signs ID tokens with a key that the provider does not publish. */
  forge: boolean;
  /** Replaces the signing key. */
  rotate: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startOpenIdProvider(productUrl = 'http://localhost', port = 0): Promise<OpenIdProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  const listened = await listen(server, port);
  const state: OpenIdProvider = {
    issuer: `http://localhost:${listened}`,
    productUrl,
    secret: CLIENT.secret,
    person: { sub: 'nobody' },
    change: undefined,
    forge: false,
    rotate: async () => {
      handle = await provide(state);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await state.rotate();
  return state;
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

let keys = 0;

async function newKey(): Promise<JWK> {
  const { exportJWK, generateKeyPair } = await import('jose');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: `key-${++keys}`, alg: 'ES256', use: 'sig' };
}

async function provide(state: OpenIdProvider) {
  const key = await newKey();
  const provider = await providerOf(state, key);
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/token') await signAgain(state, key, context);
  });
  const answer = provider.callback();
  return (request: IncomingMessage, response: ServerResponse) =>
    void (request.url?.startsWith('/interaction/')
      ? signIn(provider, state, request, response)
      : answer(request, response));
}

async function providerOf({ issuer, productUrl, secret }: OpenIdProvider, key: JWK): Promise<Provider> {
  const { Provider: OidcProvider } = await import('oidc-provider');
  return new OidcProvider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: secret,
        redirect_uris: [`${productUrl}/api/sso/callback`],
        post_logout_redirect_uris: [`${productUrl}/auth/login`],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a-key-of-the-cookies'] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes: ['openid', 'email', 'profile'],
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function signIn(
  provider: Provider,
  { person }: OpenIdProvider,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const result =
    'error' in person ? { error: String(person.error) } : { login: { accountId: person.sub, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Adds the claims of the person to the ID token, and the changes of the test. */
async function signAgain({ person, change, forge }: OpenIdProvider, key: JWK, response: { body: unknown }) {
  const { decodeJwt, importJWK, SignJWT } = await import('jose');
  const { body } = response;
  if (typeof body !== 'object' || body === null || !('id_token' in body)) return;
  const claims = { ...decodeJwt(String(body.id_token)), ...person };
  const signing = forge ? await newKey() : key;
  const token = new SignJWT(change ? change(claims) : claims).setProtectedHeader({
    alg: 'ES256',
    kid: String(key.kid),
  });
  response.body = { ...body, id_token: await token.sign(await importJWK(signing, 'ES256')) };
}
