import type { TestApi } from './api';
import type { SsoRules } from '../src/sso/sso-rules';
import { CLIENT, type OpenIdProvider } from './openid-provider';

export const PRODUCT_URL = 'https://comptoir.example';

interface Answer {
  status: number;
  location: string;
  cookies: readonly string[];
}

/** A browser that goes through a single sign-on, with cookies of the product and of the provider. */
export class SsoBrowser {
  readonly #jars = new Map<string, Map<string, string>>();

  constructor(
    private readonly api: Pick<TestApi, 'server'>,
    private readonly address = '198.51.100.7',
  ) {}

  /** Address at the provider that the product leads to. */
  async start(query = ''): Promise<string> {
    return (await this.#atProduct(`/api/sso/start${query}`)).location;
  }

  /** Follows the provider to the address of the callback, without opening it. */
  async signInAt(address: string): Promise<string> {
    let next = new URL(address);
    while (next.origin !== PRODUCT_URL) {
      const { location } = await this.#atProvider(next);
      next = new URL(location, next);
    }
    return `${next.pathname}${next.search}`;
  }

  /** Page to which the callback leads. */
  async callBack(path: string): Promise<string> {
    return (await this.#atProduct(path)).location;
  }

  /** The page takes the session, or the refusal. */
  take(body: object = {}) {
    return this.api.server().inject({
      method: 'POST',
      url: '/api/login/sso',
      payload: body,
      remoteAddress: this.address,
      headers: { cookie: this.cookie(PRODUCT_URL) },
    });
  }

  /** The whole sign-in, until the page has the session. */
  async signIn(query = '') {
    await this.callBack(await this.signInAt(await this.start(query)));
    return this.take();
  }

  cookie(origin: string): string {
    return [...(this.#jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #atProduct(path: string): Promise<Answer> {
    const headers = { cookie: this.cookie(PRODUCT_URL), host: 'comptoir.example' };
    const { statusCode, headers: answered } = await this.api
      .server()
      .inject({ method: 'GET', url: path, remoteAddress: this.address, headers });
    const cookies = [answered['set-cookie'] ?? []].flat();
    return this.#store(PRODUCT_URL, { status: statusCode, location: String(answered.location), cookies });
  }

  async #atProvider(address: URL): Promise<Answer> {
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: this.cookie(address.origin) } });
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${address.pathname} answers ${answer.status}: ${await answer.text()}`);
    return this.#store(address.origin, { status: answer.status, location, cookies: answer.headers.getSetCookie() });
  }

  #store(origin: string, answer: Answer): Answer {
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    for (const cookie of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
}

export function ssoRules({ issuer }: OpenIdProvider, more: Partial<SsoRules> = {}): SsoRules {
  return {
    name: 'Contoso',
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    publicUrl: PRODUCT_URL,
    scopes: 'openid email profile',
    accounts: 'known',
    linksByEmail: true,
    verifiedClaim: 'email_verified',
    domains: [],
    required: [],
    officeClaim: 'office',
    countryClaim: 'country',
    secondStep: [{ claim: 'amr', value: 'mfa' }],
    ...more,
  };
}
