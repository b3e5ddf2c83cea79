import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  servicesStandIn,
  type ReceivedServiceCall,
  type ServiceHandlers,
} from '@comptoir/remote-sdk/testing/services-stand-in';
import type { Account, Role } from './accounts';
import { overridePages, type Override } from './inside-page';

/** Duration of the override in a page, in milliseconds. */
const OVERRIDE_MS = 60 * 60_000;

/** Selected place; an office by its name or id. */
export interface Place {
  country: string;
  office?: string;
}

/** The served build. */
export interface ServedRemote {
  name: string;
  areas: readonly { path: string }[];
  /** Address of its server; ends with a slash. */
  address: string;
}

/** The shell of a deployment with the build of the remote. */
export class Shell {
  /** Reasons for which the test fails: requests without an answer, and failures of the build. */
  readonly problems: string[] = [];
  private override: Override | undefined;

  private constructor(
    readonly page: Page,
    private readonly remote: ServedRemote,
    private readonly accounts: Readonly<Record<Role, Account>>,
  ) {
    // Without these, a test would pass on the published version that the shell shows instead.
    page.on('requestfailed', (request) => {
      const { errorText = '' } = request.failure() ?? {};
      const isLeft = errorText.includes('ABORTED');
      if (request.url().startsWith(remote.address) && !isLeft)
        this.problems.push(`The build failed: ${request.url()} ${errorText}`);
    });
    page.on('console', (message) => {
      const [line = ''] = message.text().split('\n');
      if (line.startsWith(`${remote.name} override: `)) this.problems.push(`The build failed: ${line}`);
    });
  }

  /** Opens the build in pages of a deployment; the fixture `shell` of `test` does it. */
  static async in(
    page: Page,
    deployment: string,
    remote: ServedRemote,
    accounts: Readonly<Record<Role, Account>>,
  ): Promise<Shell> {
    const shell = new Shell(page, remote, accounts);
    await overridePages(page.context(), deployment, () => shell.override);
    return shell;
  }

  /**
   * Signs in without the sign-in page; pages opened from then on load the build.
   * @param place selected place; by default that of the person
   */
  async signIn(role: Role, place?: Place): Promise<void> {
    const { email, password } = this.accounts[role];
    const answer = await this.page.request.post('/api/login', { data: { email, password } });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
    const { access_token: token }: { access_token: string } = await answer.json();
    const { name: remote, address } = this.remote;
    const until = new Date(Date.now() + OVERRIDE_MS).toISOString();
    this.override = { by: subjectOf(token), remote, address, until };
    const selection = place && JSON.stringify(await this.selectionOf(place, token));
    // A page of the origin, for its storage.
    await this.page.goto('/api/health');
    await this.page.evaluate(beginWith, { userToken: token, dashboard: selection });
  }

  /** Opens a page; by default the first area of the remote. */
  async open(path = this.remote.areas[0]?.path ?? '/'): Promise<void> {
    await this.page.goto(path);
  }

  /**
   * Answers requests to a service in the test; without it they reach the backend in `SERVICES`. A request without a
   * handler fails the test by its name.
   * @returns the received calls
   */
  async fake(service: string, handlers: ServiceHandlers[string]): Promise<readonly ReceivedServiceCall[]> {
    const { fetch, calls } = servicesStandIn(
      { [service]: handlers },
      {
        others: () => Promise.reject(new Error('No request to a service')),
        onUnanswered: (sentence) => void this.problems.push(sentence),
      },
    );
    await answer(this.page.context(), service, fetch);
    return calls;
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main navigation' });
  }

  /** Visible notifications. */
  get toasts(): Locator {
    return this.page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  }

  /** Chooses a command in the palette by its label. */
  async run(command: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+k');
    await this.page.getByRole('option', { name: command }).click();
  }

  private async selectionOf({ country, office }: Place, token: string) {
    if (office === undefined) return { selectedCountryCode: country, selectedOfficeId: null };
    const answered = await this.page.request.get('/api/offices', {
      params: { country },
      headers: { authorization: `Bearer ${token}` },
    });
    const offices: { id: string; name: string }[] = await answered.json();
    const found = offices.find(({ id, name }) => id === office || name === office);
    if (!found) throw new Error(`No office ${office} in ${country}: ${offices.map(({ name }) => name).join(', ')}`);
    return { selectedCountryCode: country, selectedOfficeId: found.id };
  }
}

async function answer(context: BrowserContext, service: string, fetch: typeof globalThis.fetch): Promise<void> {
  await context.route(
    ({ pathname }) => pathname === `/services/${service}` || pathname.startsWith(`/services/${service}/`),
    async (route) => {
      const request = route.request();
      const body = request.postDataBuffer();
      const response = await fetch(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body && { body: new Uint8Array(body) }),
      });
      await route.fulfill({
        status: response.status,
        // The page is of another origin than the server of builds, at which it calls services.
        headers: { ...Object.fromEntries(response.headers), 'access-control-allow-origin': '*' },
        body: Buffer.from(await response.arrayBuffer()),
      });
    },
  );
}

function subjectOf(token: string): string {
  const { sub }: { sub: string } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return sub;
}

/** Runs in the page. */
function beginWith({ userToken, dashboard }: { userToken: string; dashboard: string | undefined }): void {
  localStorage.setItem('userToken', userToken);
  if (dashboard === undefined) localStorage.removeItem('dashboard');
  else localStorage.setItem('dashboard', dashboard);
}
